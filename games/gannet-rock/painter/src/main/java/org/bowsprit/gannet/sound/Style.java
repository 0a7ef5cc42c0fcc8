package org.bowsprit.gannet.sound;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The pattern of bass and chords in a bar: words of a {@link Song} whose notes are {@code R} root,
 * {@code F} fifth and {@code O} octave of the bass; {@code T} the whole chord in the middle, {@code
 * a}, {@code b}, {@code c} its notes from the lowest, {@code d} the lowest an octave higher. A last
 * note of the length {@code *} lasts to the end of the bar.
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
  HORIZON("R:3 O:3", "a:1 b:1 c:1 d:1 c:1 b:1"),
  /** Of an island where everybody knows the steps: four in a bar. */
  REEL("R:2 -:2 F:2 -:2", "-:2 T:1 -:3 T:1 -:1"),
  /** The same island from its hill. */
  TURF("R:4 F:4", "a:1 b:1 c:1 b:1 d:1 c:1 b:1 c:1"),
  /** Fog: all parts of the tune. */
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

  /** A note by its number: letters would be taken for those of a pattern. */
  private static String number(int pitch) {
    return Integer.toString(pitch);
  }
}
