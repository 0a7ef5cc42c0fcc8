package org.bowsprit.gannet.sound;

/** Converts names of notes to numbers. */
final class Pitch {

  private static final String STEPS = "C D EF G A B";
  private static final int OCTAVE = 12;

  private Pitch() {}

  /**
   * Returns the number of a note: {@code Bb4} is a semitone below {@code B4}; middle C is {@code
   * C4}, 60.
   */
  static int of(String name) {
    int step = STEPS.indexOf(name.charAt(0));
    int flat = name.contains("b") ? 1 : 0;
    int sharp = name.contains("#") ? 1 : 0;
    int octave = name.charAt(name.length() - 1) - '0';
    return OCTAVE * (octave + 1) + step - flat + sharp;
  }
}
