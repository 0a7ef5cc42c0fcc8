package org.bowsprit.gannet.sound;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The pattern of bass and chords in a bar, in the form of a {@link Song}. In the bass, {@code R} is
 * the root, {@code F} the fifth and {@code O} the octave. In the chords, {@code T} is the whole
 * chord, {@code a}, {@code b} and {@code c} are its notes from the lowest, and {@code d} is the
 * lowest note an octave higher. A last note of the length {@code *} lasts to the end of the bar.
 */
enum Style {
  /** A song of sailors, with a walking bass and a concertina that answers it. */
  SHANTY("R:3 F:3", "-:1 T:2 -:1 T:2"),
  /** The sea, in the middle part of a shanty. */
  SWELL("R:1 F:1 O:1 F:1 O:1 F:1", "T:6"),
  /** A waltz, with three beats in a bar of six eighths. */
  WALTZ("R:2 F:4", "-:2 T:2 T:2"),
  /** Knitting needles. */
  KNITTING("R:6", "a:1 c:1 b:1 c:1 d:1 c:1"),
  /** The march of the Inspector. */
  MARCH("R:1 -:2 F:1 -:2", "-:1 T:1 -:2 T:1 -:1"),
  /** The march of the Inspector in wet shoes. */
  PUDDLES("R:3 -:3", "-:3 T:3"),
  /** The hundred and nine steps of the tower. */
  STAIRS("R:6", "a:1 b:1 c:1 d:1 c:1 b:1"),
  /** The sea, seen through a window of the stair. */
  WINDOW("R:3 F:3", "T:4 T:2"),
  /** A broad beam of light. */
  BEAM("R:2 O:1 F:2 O:1", "T:3 T:3"),
  /** The end of the beam, far away. */
  HORIZON("R:3 O:3", "a:1 b:1 c:1 d:1 c:1 b:1"),
  /** The dance of an island, with four beats in a bar. */
  REEL("R:2 -:2 F:2 -:2", "-:2 T:1 -:3 T:1 -:1"),
  /** The same island, seen from its hill. */
  TURF("R:4 F:4", "a:1 b:1 c:1 b:1 d:1 c:1 b:1 c:1"),
  /** Fog, in all parts of its tune. */
  DRIFT("R:*", "-:2 T:*"),
  /** A bell in the fog. */
  BUOY("R:3 F:*", "-:1 a:2 c:2 d:*");

  private static final int OCTAVE = 12;

  private final String bass;
  private final String chords;

  Style(String bass, String chords) {
    this.bass = bass;
    this.chords = chords;
  }

  String bass(Bar bar) {
    Chord chord = bar.chord();
    return filled(bass, bar)
        .replace("R", number(chord.bass()))
        .replace("F", number(chord.bassFifth()))
        .replace("O", number(chord.bass() + OCTAVE));
  }

  String chords(Bar bar) {
    List<Integer> notes = bar.chord().middle();
    String whole = notes.stream().map(Style::number).collect(Collectors.joining("+"));
    return filled(chords, bar)
        .replace("T", whole)
        .replace("a", number(notes.get(0)))
        .replace("b", number(notes.get(1)))
        .replace("c", number(notes.get(2)))
        .replace("d", number(notes.get(0) + OCTAVE));
  }

  private static String filled(String pattern, Bar bar) {
    int left = bar.length();
    for (String word : pattern.split(" ", -1)) {
      String length = word.substring(word.indexOf(':') + 1);
      left -= length.equals("*") ? 0 : Integer.parseInt(length);
    }
    return pattern.replace("*", Integer.toString(left));
  }

  /**
   * Returns a note as its number. A name would contain letters that are also placeholders of the
   * pattern.
   */
  private static String number(int pitch) {
    return Integer.toString(pitch);
  }
}
