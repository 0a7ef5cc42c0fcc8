package org.bowsprit.insight.sketch;

import java.text.Normalizer;
import java.text.Normalizer.Form;

/**
 * A font with characters of three by six pixels in cells of four by seven pixels, so that eighty
 * characters fit into a row of the screen. It contains all characters of ASCII, the ellipsis and
 * the umlauts. Letters with other accents are shown without the accent, for which there is no
 * space. Every other character is shown as a question mark.
 */
public final class TinyFont {

  /** The number of pixels between the starts of two characters. */
  public static final int ADVANCE = 4;

  /** The number of pixels between the starts of two lines. */
  public static final int LINE = 7;

  /** The number of rows of a character. The last row contains only descenders. */
  static final int HEIGHT = 6;

  static final int WIDTH = 3;

  private static final int FIRST_CHARACTER = ' ';
  private static final int LEFT_PIXEL = 4;
  private static final char DELETE = 127;

  /** The characters after ASCII. The ellipsis takes the place of DEL. */
  private static final String EXTRA_CHARACTERS = "\u2026\u00e4\u00f6\u00fc\u00c4\u00d6\u00dc\u00df";

  /**
   * The pixels of the characters. A character has six octal digits, one for each row from the top.
   * In a digit, 4 is the left pixel, 2 the middle pixel and 1 the right pixel.
   */
  private static final String ROWS =
      // ! " # $ % & ' ( ) * + , - . /
      "000000222020550000575750363620412410667530220000122210422240525000027200000024007000000020"
          + "112440"
          // 0 to 9
          + "755570262270612470612160557110746160347570712220757570757160"
          // : ; < = > ? @
          + "020200020240124210070700421240712020257430"
          // A to Z
          + "257550656560344430655560746470746440345530557550722270111520556550444470577550"
          + "577750255520656440255730656550342160722220555570555220557750552550552220712470"
          // [ \ ] ^ _ `
          + "744470442110711170250000000070420000"
          // a to z
          + "035530465560034430135530027430127220035316465550202220101116456650622270057750"
          + "065550025520065564035531056440036360272230055530055520055770052250055316071470"
          // { | } ~
          + "324230222220621260036000"
          // the ellipsis, umlauts small and large, sharp s
          + "000050"
          + "503530502520505530525750525520505570256564";

  private TinyFont() {}

  /**
   * Returns the character that is shown for {@code letter}: the same character if the font contains
   * it, otherwise the character without its accent.
   */
  static char substitute(char letter) {
    return letter < DELETE || EXTRA_CHARACTERS.indexOf(letter) >= 0
        ? letter
        : Normalizer.normalize(String.valueOf(letter), Form.NFD).charAt(0);
  }

  /** Returns whether a pixel of a letter is set. */
  static boolean isSet(char letter, int column, int row) {
    int extraIndex = EXTRA_CHARACTERS.indexOf(letter);
    boolean isPlain = letter >= FIRST_CHARACTER && letter < DELETE;
    int glyph = extraIndex >= 0 ? DELETE + extraIndex : isPlain ? letter : '?';
    return (ROWS.charAt((glyph - FIRST_CHARACTER) * HEIGHT + row) - '0' & LEFT_PIXEL >> column)
        != 0;
  }

  /** Returns the width of a line of text in pixels. */
  public static int width(String text) {
    return text.length() * ADVANCE - 1;
  }
}
