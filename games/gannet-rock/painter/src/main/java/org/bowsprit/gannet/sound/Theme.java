package org.bowsprit.gannet.sound;

import java.util.List;

/**
 * A theme of four strains of eight bars in 6/8: a tune, its repeat, a middle part that contrasts,
 * and the tune's return.
 *
 * @param name the name of its label
 * @param tempo the tempo in dotted quarters per minute
 * @param band the instruments
 * @param style the style of bass and chords in the tune
 * @param middleStyle the style of bass and chords in the middle part
 * @param strains the melody, a text for each strain
 * @param chords a name for each bar, a text for each strain
 */
record Theme(
    String name,
    int tempo,
    Instruments band,
    Style style,
    Style middleStyle,
    List<String> strains,
    List<String> chords) {

  static final int BARS_A_STRAIN = 8;
  static final int STRAINS = 4;
  static final int BARS = BARS_A_STRAIN * STRAINS;

  /** The strain that contrasts. */
  static final int MIDDLE = 2;

  List<Chord> chordsOf(int strain) {
    List<Chord> read =
        List.of(chords.get(strain).strip().split(" +", -1)).stream().map(Chord::named).toList();
    if (read.size() != BARS_A_STRAIN) {
      throw new IllegalStateException(
          name + ", strain " + strain + ": " + read.size() + " chords for eight bars");
    }
    return read;
  }

  Style styleOf(int strain) {
    return strain == MIDDLE ? middleStyle : style;
  }
}
