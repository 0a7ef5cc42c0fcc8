package org.bowsprit.engine.internal.speech;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.engine.internal.writing.Pen;
import org.bowsprit.engine.internal.writing.WrittenLine;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.LineMetrics;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextSlot;
import org.bowsprit.engine.world.Lights;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;

/**
 * Writes and erases the page of speech on the screen, and stores its position (spec 04 §6, spec 07
 * §8.3).
 */
final class SpeechPage {

  private static final int STRIP_WIDTH = 8;
  private static final int VIEW_STRIPS = 40;
  private static final int MIN_X = 80;
  private static final int MAX_X = 240;

  private final World world;
  private final LineMetrics metrics;
  private final Pen pen;
  private final ScenePainter painter;

  private int nextX;
  private int nextY;
  private final List<WrittenLine> lines = new ArrayList<>();
  private boolean isOnScreen;
  private ScreenAreas.Area lastArea = ScreenAreas.Area.MAIN;
  private int charset = 1;
  private int ink;

  /**
   * The saved state of the page.
   *
   * @param nextX x of the next character
   * @param nextY y of the next character
   * @param onScreen whether any text of the page is visible
   * @param drawnIn the window in which the page was last drawn
   * @param charset the character set of the last drawn text
   */
  record State(int nextX, int nextY, boolean onScreen, ScreenAreas.Area drawnIn, int charset) {}

  SpeechPage(World world, Fonts fonts, ScenePainter painter) {
    this.world = world;
    this.painter = painter;
    metrics = new LineMetrics(fonts);
    pen = new Pen(world, fonts, painter);
  }

  State snapshot() {
    return new State(nextX, nextY, isOnScreen, lastArea, charset);
  }

  void restore(State saved) {
    nextX = saved.nextX();
    nextY = saved.nextY();
    isOnScreen = saved.onScreen();
    lastArea = saved.drawnIn();
    charset = saved.charset();
    lines.clear();
  }

  /**
   * Restores the text of the page that was on the screen when the game was saved.
   *
   * @param page the characters of the page, one string per line
   * @param colour the colour of the letters
   */
  void restoreLines(List<String> page, int colour) {
    TextSlot.Style style = style();
    int top = nextY - (page.size() - 1) * metrics.height(charset);
    for (String characters : page) {
      int width = metrics.width(characters, charset);
      int left = style.centred() ? Math.max(0, style.x() - width / 2) : style.x();
      WrittenLine line =
          new WrittenLine(left, top, metrics.height(charset), colour, style.centred());
      characters.chars().forEach(character -> line.write(character, left + width));
      lines.add(line);
      top += metrics.height(charset);
    }
  }

  /**
   * Makes the character set of speech the last used one, as every step of a message does (spec 15,
   * rule N).
   */
  void makeCharsetCurrent() {
    world.charsetColours().begin(style().charset());
  }

  /**
   * Moves the text position above the speaker's head, if the text follows it. A speaker who has
   * left the room still has a position (spec 15, rule M).
   */
  void follow(Actor actor) {
    if (!style().overhead()) {
      return;
    }
    int x = actor.x() - world.camera().windowEdge();
    int height = world.variables().get(EngineVariable.TALK_STRING_Y);
    int y = height;
    if (height < 0) {
      int scaled = actor.scaleY() * height / Actor.FULL_SCALE;
      y = actor.y() - actor.elevation() + (height - scaled) / 2 + scaled;
    }
    TextSlot slot = world.textSlot(0);
    slot.setStyle(
        slot.style().withHeadPosition(Math.min(Math.max(x, MIN_X), MAX_X), Math.max(y, 1)));
  }

  /**
   * Starts to write a page.
   *
   * @param text the line, which is wrapped to the available width
   * @param position start of the page within the line
   * @param colour the colour of the letters
   * @param continues whether the page continues the previous one
   */
  void begin(TextBuffer text, int position, int colour, boolean continues) {
    TextSlot.Style style = style();
    charset = style.charset();
    int limit = style.right() - style.x() - 1;
    if (style.centred()) {
      limit = Math.min(limit, nextX) * 2;
    }
    metrics.wrap(text, position, charset, limit);
    pen.begin(charset, colour, style.right(), true);
    if (continues) {
      pen.continueLine();
    }
    if (style.centred()) {
      nextX = Math.max(0, nextX - metrics.width(text, position, charset, false) / 2);
    }
    pen.x = nextX;
    pen.y = nextY;
    ink = colour;
    lines.add(new WrittenLine(pen, ink, style.centred()));
  }

  /** Writes one character. */
  void write(int character) {
    pen.write(character);
    lines.get(lines.size() - 1).write(character, pen.x);
  }

  /** Starts a line with the text from a position on. */
  void newLine(TextBuffer text, int position) {
    TextSlot.Style style = style();
    pen.x = style.x();
    if (style.centred()) {
      pen.x = Math.max(0, style.x() - metrics.width(text, position, pen.charset(), false) / 2);
    }
    pen.y += pen.lineHeight();
    pen.beginLine();
    lines.add(new WrittenLine(pen, ink, style.centred()));
  }

  /** Changes the colour of the following text. */
  void setInk(int colour) {
    pen.setInk(colour);
  }

  /** Changes the character set of the following text. */
  void useCharset(int number) {
    pen.useCharset(number);
  }

  /** Ends the page, and stores the position after its text. */
  void end() {
    nextX = pen.x;
    nextY = pen.y;
    charset = pen.charset();
    if (pen.hasDrawn()) {
      isOnScreen = true;
      lastArea = pen.lastArea();
    }
  }

  /** Erases the page. The next one begins at the position of the text slot. */
  void erase() {
    nextX = style().x();
    nextY = style().y();
    if (!isOnScreen) {
      return;
    }
    isOnScreen = false;
    lines.clear();
    if (lastArea == ScreenAreas.Area.TEXT || lastArea == ScreenAreas.Area.VERB) {
      painter.clearWindow(lastArea);
      return;
    }
    painter.clearOverlay();
    if (!isRoomVisible()) {
      painter.darken();
    }
    int first = world.camera().leftEdge() / STRIP_WIDTH;
    world.redraw().repainted(first, first + VIEW_STRIPS - 1);
  }

  /**
   * Returns whether a visible room is behind the text: a room is loaded (spec 15, rule K) and lit.
   */
  private boolean isRoomVisible() {
    int lights = world.variables().get(EngineVariable.CURRENT_LIGHTS);
    return world.room() != 0 && (lights & Lights.ROOM) != 0;
  }

  boolean isOnScreen() {
    return isOnScreen;
  }

  /** Returns the lines of the page. */
  List<WrittenLine> lines() {
    return lines;
  }

  /** Returns the character set of the last drawn text. */
  int charset() {
    return charset;
  }

  private TextSlot.Style style() {
    return world.textSlot(0).style();
  }
}
