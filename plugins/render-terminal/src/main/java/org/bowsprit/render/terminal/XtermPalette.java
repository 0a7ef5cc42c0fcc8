package org.bowsprit.render.terminal;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The 256 colours of xterm. The colours 16–255 are the same in all terminals. They are a cube of
 * colours and a row of greys.
 */
final class XtermPalette {

  /** The number of the first colour that is the same in all terminals. */
  static final int FIRST = 16;

  private static final int FIRST_GREY = 232;
  private static final int COUNT = 256;
  private static final LabColour[] LAB_COLOURS = labColours();

  private XtermPalette() {}

  private static LabColour[] labColours() {
    LabColour[] looks = new LabColour[COUNT];
    for (int number = FIRST; number < COUNT; number++) {
      looks[number] = LabColour.of(rgb(number));
    }
    return looks;
  }

  /** Returns the number of the colour nearest to 0xRRGGBB. */
  static int nearest(int colour) {
    int exact = exact(colour);
    return exact > 0 ? exact : nearest(LabColour.of(colour));
  }

  /** Returns the number of the colour nearest to another. */
  static int nearest(LabColour colour) {
    int best = FIRST;
    for (int number = FIRST + 1; number < COUNT; number++) {
      if (LAB_COLOURS[number].distance(colour) < LAB_COLOURS[best].distance(colour)) {
        best = number;
      }
    }
    return best;
  }

  /** Returns the numbers of the colours nearest to a colour, as many as requested. */
  static int[] nearest(LabColour colour, int count) {
    return IntStream.range(FIRST, COUNT)
        .boxed()
        .sorted(Comparator.comparingDouble(number -> LAB_COLOURS[number].distance(colour)))
        .limit(count)
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** Returns the colour of a number in OKLab. */
  static LabColour labColour(int number) {
    return LAB_COLOURS[number];
  }

  /** Returns the lightness of a number's colour, 0 to 1. */
  static double lightness(int number) {
    return LAB_COLOURS[number].lightness();
  }

  /** Returns the colour 0xRRGGBB of a number 16–255. */
  static int rgb(int number) {
    if (number >= FIRST_GREY) {
      int level = 8 + 10 * (number - FIRST_GREY);
      return (level << 16) | (level << 8) | level;
    }
    int inCube = number - FIRST;
    return (cubeLevel(inCube / 36) << 16)
        | (cubeLevel(inCube / 6 % 6) << 8)
        | cubeLevel(inCube % 6);
  }

  /** Returns the number of a colour that is in the cube; 0 if the colour is not in the cube. */
  static int exact(int colour) {
    int red = cubeStep(colour >> 16 & 0xFF);
    int green = cubeStep(colour >> 8 & 0xFF);
    int blue = cubeStep(colour & 0xFF);
    int number = FIRST + 36 * red + 6 * green + blue;
    return rgb(number) == (colour & 0xFFFFFF) ? number : 0;
  }

  private static int cubeStep(int level) {
    return level < 95 ? 0 : (level - 55) / 40;
  }

  private static int cubeLevel(int step) {
    return step == 0 ? 0 : 55 + 40 * step;
  }
}
