package org.bowsprit.engine.internal.writing;

import java.util.Optional;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.text.CharsetColours;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;

/** Writes characters and records the rectangle that they cover (spec 04 §8), in screen pixels. */
public final class Pen {

  private final ScreenAreas areas;
  private final CharsetColours colours;
  private final Fonts fonts;
  private final ScenePainter painter;

  public int x;
  public int y;
  private int rightLimit;
  private int charset;
  private Charset font;
  private boolean writesToOverlay;
  private boolean isFirstOfLine;
  private boolean hasDrawn;
  private ScreenAreas.Area lastArea;
  private int left;
  private int top;
  private int right;
  private int bottom;

  public Pen(World world, Fonts fonts, ScenePainter painter) {
    areas = world.areas();
    colours = world.charsetColours();
    this.fonts = fonts;
    this.painter = painter;
  }

  /**
   * Starts a text.
   *
   * @param charsetNumber the number of the character set, whose colours become active
   * @param rightMargin the last column in which the pen draws
   * @param isAboveRoom whether text in the main window goes to the overlay
   */
  public void begin(int charsetNumber, int colour, int rightMargin, boolean isAboveRoom) {
    useCharset(charsetNumber);
    colours.begin(charsetNumber);
    colours.setInk(colour);
    rightLimit = rightMargin;
    writesToOverlay = isAboveRoom;
    isFirstOfLine = true;
    hasDrawn = false;
  }

  public void useCharset(int number) {
    charset = number;
    font = fonts.font(number);
  }

  public void setInk(int colour) {
    colours.setInk(colour);
  }

  /** Makes the next character ignore its x offset. */
  public void beginLine() {
    isFirstOfLine = true;
  }

  /** Makes the next character keep its x offset, because it continues a line. */
  public void continueLine() {
    isFirstOfLine = false;
  }

  public void write(int character) {
    Optional<Glyph> foundGlyph = font.glyph(character);
    if (foundGlyph.isEmpty()) {
      return;
    }
    Glyph glyph = foundGlyph.get();
    int row = y + glyph.yOffset();
    if (!isFirstOfLine) {
      x += glyph.xOffset();
    }
    if (x + glyph.width() <= rightLimit + 1 && x >= 0) {
      isFirstOfLine = false;
      draw(glyph, character, row);
    }
    x += glyph.width();
  }

  private void draw(Glyph glyph, int character, int row) {
    ScreenAreas.Area area = areas.areaAt(y);
    if (area == ScreenAreas.Area.NONE) {
      area = areas.areaAt(y + font.height());
    }
    lastArea = area;
    boolean isAboveRoom = writesToOverlay && area == ScreenAreas.Area.MAIN;
    painter.character(isAboveRoom ? null : area, font, character, x, row, colours.activeMap());
    extendRectangle(glyph, row);
  }

  private void extendRectangle(Glyph glyph, int row) {
    int endX = x + glyph.width();
    int endY = row + glyph.height();
    if (hasDrawn) {
      left = Math.min(left, x);
      top = Math.min(top, row);
      right = Math.max(right, endX);
      bottom = Math.max(bottom, endY);
    } else {
      hasDrawn = true;
      left = x;
      top = row;
      right = endX;
      bottom = endY;
    }
  }

  public int charset() {
    return charset;
  }

  public int lineHeight() {
    return font.height();
  }

  public boolean hasDrawn() {
    return hasDrawn;
  }

  /** Returns the window of the last character. */
  public ScreenAreas.Area lastArea() {
    return lastArea;
  }

  public int left() {
    return left;
  }

  public int top() {
    return top;
  }

  public int right() {
    return right;
  }

  public int bottom() {
    return bottom;
  }
}
