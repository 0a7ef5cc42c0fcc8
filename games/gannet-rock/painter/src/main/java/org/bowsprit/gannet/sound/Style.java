package org.bowsprit.gannet.sound;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How bass and chords go through a bar: words of a {@link Song} whose notes are {@code R} root,
 * {@code F} fifth and {@code O} octave of the bass; {@code T} the whole chord in the middle, {@code
 * a}, {@code b}, {@code c} its notes from the lowest, {@code d} the lowest an octave higher.
 */
enum Style {
  /** Of sailors: the bass walks, the squeeze-box answers. */
  SHANTY("R:3 F:3", "-:1 T:2 -:1 T:2"),
  /** The sea below a shanty's middle part. */
  SWELL("R:1 F:1 O:1 F:1 O:1 F:1", "T:6"),
  /** Three in a bar of six. */
  WALTZ("R:2 F:4", "-:2 T:2 T:2"),
  /** Needles. */
  KNITTING("R:6", "a:1 c:1 b:1 c:1 d:1 c:1"),
  /** Of an inspector. */
  MARCH("R:1 -:2 F:1 -:2", "-:1 T:1 -:2 T:1 -:1"),
  /** A march with wet shoes. */
  PUDDLES("R:3 -:3", "-:3 T:3"),
  /** A hundred and nine of them. */
  STAIRS("R:6", "a:1 b:1 c:1 d:1 c:1 b:1"),
  /** The sea through a stair's window. */
  WINDOW("R:3 F:3", "T:4 T:2"),
  /** Of light: broad and round. */
  BEAM("R:2 O:1 F:2 O:1", "T:3 T:3"),
  /** The beam far out. */
  HORIZON("R:3 O:3", "a:1 b:1 c:1 d:1 c:1 b:1");

  private static final int OCTAVE = 12;

  private final String bass;
  private final String chords;

  Style(String bass, String chords) {
    this.bass = bass;
    this.chords = chords;
  }

  String bass(Chord chord) {
    return bass.replace("R", number(chord.bass()))
        .replace("F", number(chord.bassFifth()))
        .replace("O", number(chord.bass() + OCTAVE));
  }

  String chords(Chord chord) {
    List<Integer> notes = chord.middle();
    String whole = notes.stream().map(Style::number).collect(Collectors.joining("+"));
    return chords
        .replace("T", whole)
        .replace("a", number(notes.get(0)))
        .replace("b", number(notes.get(1)))
        .replace("c", number(notes.get(2)))
        .replace("d", number(notes.get(0) + OCTAVE));
  }

  /** A note by its number: letters would be taken for those of a pattern. */
  private static String number(int pitch) {
    return Integer.toString(pitch);
  }
}
