package org.bowsprit.gannet.sound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A theme of four strains: a tune, its repeat, a middle part that contrasts, and the tune's return.
 *
 * @param name the name of the theme's label
 * @param metre the number of eighths in a bar, or {@link #FREE}
 * @param tempo the tempo in quarters per minute
 * @param band the instruments
 * @param style the style of bass and chords in the tune
 * @param middleStyle the style of bass and chords in the middle part
 * @param strains the melody: a text for each strain, with bar lines between the bars
 * @param chords the chords: a text for each strain, which contains a name for each bar
 */
record Theme(
    String name,
    int metre,
    int tempo,
    Instruments band,
    Style style,
    Style middleStyle,
    List<String> strains,
    List<String> chords) {

  /** The metre of a theme whose bars are as long as their notes. */
  static final int FREE = 0;

  static final int SIX_EIGHT = 6;
  static final int FOUR_FOUR = 8;

  static final int STRAINS = 4;

  /** The index of the strain that contrasts. */
  static final int MIDDLE = 2;

  /** Returns the melody of a strain, with bar lines between all bars. */
  String melodyOf(int strain) {
    return strains.get(strain).strip().replaceAll("\\s*\\n\\s*", " | ");
  }

  List<Bar> barsOf(int strain) {
    List<String> texts = List.of(melodyOf(strain).split("\\|", -1));
    List<String> names = List.of(chords.get(strain).strip().split(" +", -1));
    if (names.size() != texts.size()) {
      throw new IllegalStateException(
          name + ", strain " + strain + ": " + names.size() + " chords, " + texts.size() + " bars");
    }
    List<Bar> bars = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      int length = length(texts.get(i));
      if (metre != FREE && length != metre) {
        throw new IllegalStateException(
            name + ": " + length + " eighths in '" + texts.get(i) + "'");
      }
      bars.add(new Bar(Chord.named(names.get(i)), length));
    }
    return bars;
  }

  private static int length(String bar) {
    return Arrays.stream(bar.strip().split("\\s+", -1))
        .mapToInt(word -> Integer.parseInt(word.substring(word.indexOf(':') + 1)))
        .sum();
  }

  Style styleOf(int strain) {
    return strain == MIDDLE ? middleStyle : style;
  }
}
