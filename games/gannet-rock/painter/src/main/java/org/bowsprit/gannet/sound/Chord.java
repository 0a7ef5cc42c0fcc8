package org.bowsprit.gannet.sound;

import java.util.List;

/**
 * A triad with a name such as {@code Dm}, {@code F#m} or {@code Bb}.
 *
 * @param root the pitch class of the root; 0 is C
 * @param third the number of semitones from the root to the third
 */
record Chord(int root, int third) {

  private static final int OCTAVE = 12;
  private static final int FIFTH = 7;

  /** The lowest note of a bass, E1. */
  private static final int LOWEST_BASS = 28;

  /** The range of a bass, in semitones above the lowest note. */
  private static final int BASS_SPAN = 14;

  /** The lowest note of a chord in the middle, E3. */
  private static final int LOWEST_MIDDLE = 52;

  static Chord named(String name) {
    boolean minor = name.endsWith("m");
    String root = minor ? name.substring(0, name.length() - 1) : name;
    return new Chord(Pitch.of(root + "0") % OCTAVE, minor ? 3 : 4);
  }

  /** Returns the root for a bass, from E1 to D sharp 2. */
  int bass() {
    return above(root, LOWEST_BASS);
  }

  /** Returns the fifth for a bass, below the root if the fifth above it would be too high. */
  int bassFifth() {
    int fifth = bass() + FIFTH;
    return fifth > LOWEST_BASS + BASS_SPAN + 4 ? fifth - OCTAVE : fifth;
  }

  /** Returns the three notes in the middle, close together, lowest first. */
  List<Integer> middle() {
    return List.of(root, root + third, root + FIFTH).stream()
        .map(tone -> above(tone % OCTAVE, LOWEST_MIDDLE))
        .sorted()
        .toList();
  }

  /** Returns the note of the chord nearest to another that lies in a range. */
  int nearest(int to, int lowest, int highest) {
    int best = -1;
    for (int pitch = lowest; pitch <= highest; pitch++) {
      boolean better = best < 0 || Math.abs(pitch - to) < Math.abs(best - to);
      if (isOfChord(pitch) && better) {
        best = pitch;
      }
    }
    return best;
  }

  boolean isOfChord(int pitch) {
    int above = Math.floorMod(pitch - root, OCTAVE);
    return above == 0 || above == third || above == FIFTH;
  }

  private static int above(int tone, int lowest) {
    return lowest + Math.floorMod(tone - lowest, OCTAVE);
  }
}
