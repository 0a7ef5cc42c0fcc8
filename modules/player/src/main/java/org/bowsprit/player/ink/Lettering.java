package org.bowsprit.player.ink;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/** Writes text on a frame in a font of a game. The characters may be enlarged. */
public final class Lettering {

  /**
   * The characters of the program's own texts. A font that lacks one of them is not used for these
   * texts.
   */
  private static final String REQUIRED_CHARACTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:'-()?!/+ ";

  private static final String QUOTES = "\"„“”‘’";
  private static final int SHARP_S = 'ß';
  private static final int MAX_ROWS = 12;
  private static final String ELLIPSIS = "..";

  /**
   * The width of a character cell of a terminal in pixels of the screen. A picture is 64 cells
   * wide.
   */
  private static final int CELL_WIDTH = Frame.WIDTH / 64;

  private final Charset font;
  private final int scale;
  private final int cellWidth;
  private final int height;
  private final boolean usesGameEncoding;

  /**
   * Creates a writer of Unicode text.
   *
   * @param font the font
   * @param scale the factor by which the characters are enlarged, 1 or more
   */
  public Lettering(Charset font, int scale) {
    this(font, scale, false, 0);
  }

  private Lettering(Charset font, int scale, boolean usesGameEncoding, int cellWidth) {
    this.cellWidth = cellWidth;
    this.font = font;
    this.usesGameEncoding = usesGameEncoding;
    this.scale = scale;
    this.height = Math.max(1, rows(font)) * scale;
  }

  /** Returns whether a font has all characters of the program's texts, and a suitable height. */
  public static boolean isUsable(Charset font) {
    return REQUIRED_CHARACTERS.chars().allMatch(letter -> font.advance(letter) > 0)
        && rows(font) <= MAX_ROWS;
  }

  private static int rows(Charset font) {
    int rows = font.height();
    for (int letter = ' '; letter < 127; letter++) {
      rows =
          Math.max(
              rows, font.glyph(letter).map(glyph -> glyph.yOffset() + glyph.height()).orElse(0));
    }
    return rows;
  }

  /**
   * Returns a copy that writes text in the game's encoding, in which each character is the number
   * of a glyph.
   */
  public Lettering inGameEncoding() {
    return new Lettering(font, scale, true, cellWidth);
  }

  /** Returns a copy with characters that are not enlarged. */
  public Lettering notEnlarged() {
    return new Lettering(font, 1, usesGameEncoding, cellWidth);
  }

  /**
   * Returns a copy for terminals that write all texts in their own font. Its characters have the
   * width of a terminal's character cell, and are not enlarged.
   */
  public Lettering forTerminal() {
    return new Lettering(font, 1, usesGameEncoding, CELL_WIDTH);
  }

  private int advance(int glyph) {
    return cellWidth == 0 ? font.advance(glyph) * scale : cellWidth;
  }

  /** Returns the height of a line in rows. */
  public int height() {
    return height;
  }

  /** Returns the width of a text in columns. */
  public int width(String text) {
    int width = 0;
    for (byte letter : encode(text)) {
      width += advance(letter & 0xFF);
    }
    return width;
  }

  /**
   * Returns the part of a text that fits into a number of columns. If the text is cut, the result
   * ends in two dots.
   */
  public String truncate(String text, int columns) {
    if (width(text) <= columns) {
      return text;
    }
    int length = text.length();
    while (length > 0 && width(text.substring(0, length) + ELLIPSIS) > columns) {
      length--;
    }
    return text.substring(0, length) + ELLIPSIS;
  }

  /**
   * Breaks a text into lines that fit into a number of columns. Words that are too long are broken.
   */
  public List<String> wrap(String text, int columns) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int space = width(" ");
    int width = 0;
    for (String word : text.split(" ", -1)) {
      int wordWidth = width(word);
      if (line.length() > 0 && width + space + wordWidth > columns) {
        lines.add(line.toString());
        line.setLength(0);
        width = 0;
      }
      if (line.length() > 0) {
        line.append(' ');
        width += space;
      }
      line.append(word);
      width += wordWidth;
      while (width > columns && line.length() > 1) {
        int length = fittingLength(line.toString(), columns);
        lines.add(line.substring(0, length));
        line.delete(0, length);
        width = width(line.toString());
      }
    }
    lines.add(line.toString());
    return lines;
  }

  /** Returns the number of characters of a text that fit into a number of columns, at least one. */
  private int fittingLength(String text, int columns) {
    int length = text.length();
    while (length > 1 && width(text.substring(0, length)) > columns) {
      length--;
    }
    return length;
  }

  /**
   * Writes a text.
   *
   * @param pixels the pixels of a frame, which are changed
   * @param x left edge
   * @param y top edge
   * @param ink palette index of the characters
   * @param shade palette index of the shadow or outline of the characters
   */
  public void write(byte[] pixels, String text, int x, int y, int ink, int shade) {
    int pen = x;
    for (byte letter : encode(text)) {
      Optional<Glyph> glyph = font.glyph(letter & 0xFF);
      if (glyph.isPresent()) {
        draw(pixels, glyph.get(), pen, y, ink, shade);
        pen += advance(letter & 0xFF);
      }
    }
  }

  /** Writes a text on a frame, and records it in the frame for renderers with their own font. */
  public void write(Frame frame, String text, int x, int y, int ink, int shade) {
    write(frame, text, x, y, ink, shade, false);
  }

  /** Writes a text centred between two columns, and records it in the frame. */
  public void writeCentred(
      Frame frame, String text, int left, int right, int y, int ink, int shade) {
    write(frame, text, left + (right - left - width(text)) / 2, y, ink, shade, true);
  }

  private void write(
      Frame frame, String text, int x, int y, int ink, int shade, boolean isCentred) {
    write(frame.pixels(), text, x, y, ink, shade);
    if (!text.isBlank()) {
      frame.addCaption(
          new Caption(
              x,
              y,
              x + width(text),
              y + height,
              usesGameEncoding ? WesternGlyphs.textOf(text) : text,
              ink,
              isCentred));
    }
  }

  private void draw(byte[] pixels, Glyph glyph, int pen, int y, int ink, int shade) {
    int left = pen + glyph.xOffset() * scale;
    int top = y + glyph.yOffset() * scale;
    for (int i = 0; i < glyph.width() * glyph.height(); i++) {
      int value = glyph.pixel(font.bitsPerPixel(), i);
      if (value != 0) {
        int column = left + i % glyph.width() * scale;
        int row = top + i / glyph.width() * scale;
        drawDot(pixels, column, row, value == 1 ? ink : shade);
      }
    }
  }

  private void drawDot(byte[] pixels, int x, int y, int colour) {
    for (int row = Math.max(0, y); row < Math.min(Frame.HEIGHT, y + scale); row++) {
      for (int column = Math.max(0, x); column < Math.min(Frame.WIDTH, x + scale); column++) {
        pixels[row * Frame.WIDTH + column] = (byte) colour;
      }
    }
  }

  /**
   * Encodes a text. Characters that the font lacks are replaced: a letter with an accent by the
   * plain letter, a sharp s by "ss", and every other character by a question mark.
   */
  private byte[] encode(String text) {
    boolean hasSharpS = usesGameEncoding || hasGlyph(WesternGlyphs.of(SHARP_S));
    String spelling = hasSharpS ? text : text.replace(Character.toString(SHARP_S), "ss");
    byte[] glyphs = new byte[spelling.length()];
    int count = 0;
    for (int character : spelling.codePoints().toArray()) {
      glyphs[count++] = (byte) glyphOf(character);
    }
    return Arrays.copyOf(glyphs, count);
  }

  private int glyphOf(int character) {
    int glyph = usesGameEncoding ? character : WesternGlyphs.of(character);
    if (hasGlyph(glyph)) {
      return glyph;
    }
    int replacement = QUOTES.indexOf(character) >= 0 ? '\'' : withoutAccent(character);
    return hasGlyph(replacement) ? replacement : '?';
  }

  private boolean hasGlyph(int glyph) {
    return glyph > 0 && font.advance(glyph) > 0;
  }

  private static int withoutAccent(int character) {
    return Normalizer.normalize(Character.toString(character), Normalizer.Form.NFD).codePointAt(0);
  }
}
