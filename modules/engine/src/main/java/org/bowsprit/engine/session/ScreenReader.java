package org.bowsprit.engine.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.bowsprit.engine.internal.drawing.VerbDrawer;
import org.bowsprit.engine.internal.port.ActorQueries;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.internal.writing.WrittenLine;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbState;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.render.Caption;

/** Reads the text on the screen as plain text. */
final class ScreenReader {

  private final World world;
  private final TextExpander expander;
  private final ActorQueries actors;
  private final Speech speech;
  private final VerbDrawer verbs;
  private final TextBuffer name = new TextBuffer(TextBuffer.OTHER_CAPACITY);

  ScreenReader(
      World world, TextExpander expander, ActorQueries actors, Speech speech, VerbDrawer verbs) {
    this.world = world;
    this.expander = expander;
    this.actors = actors;
    this.speech = speech;
    this.verbs = verbs;
  }

  /**
   * Returns the name of the object or actor at a point of the screen, in the game's own character
   * encoding.
   */
  String nameAt(int screenX, int screenY) {
    return nameOf(namedItemAt(screenX, screenY, this::hasName));
  }

  /**
   * Returns the object that has a name at a point of the screen. If there is none, returns the
   * actor that has a name at this point, or 0 if there is none either.
   *
   * @param hasName {@link #hasName}, or a function with the same results
   */
  int namedItemAt(int screenX, int screenY, IntPredicate hasName) {
    if (world.areas().areaAt(screenY) != ScreenAreas.Area.MAIN) {
      return 0;
    }
    int x = screenX + world.camera().leftEdge();
    int y = screenY - world.areas().top();
    int object = world.roomObjects().objectAt(x, y, world.objects());
    return hasName.test(object) ? object : namedActorAt(screenX, screenY, hasName);
  }

  /**
   * Returns the actor that has a name at a point of the screen, even if an object covers it; 0 if
   * there is none.
   *
   * @param hasName {@link #hasName}, or a function with the same results
   */
  int namedActorAt(int screenX, int screenY, IntPredicate hasName) {
    if (world.areas().areaAt(screenY) != ScreenAreas.Area.MAIN) {
      return 0;
    }
    int actor = actors.at(screenX + world.camera().leftEdge(), screenY - world.areas().top());
    return hasName.test(actor) ? actor : 0;
  }

  /** Returns whether an object or actor has a name on the screen. Number 0 has none. */
  boolean hasName(int id) {
    return !nameOf(id).isEmpty();
  }

  private String nameOf(int id) {
    byte[] bytes = id == 0 ? null : world.nameOf(id);
    return bytes == null ? "" : plain(bytes);
  }

  /** Returns speech and verbs with their positions on the screen, in Unicode. */
  List<Caption> captions() {
    List<Caption> captions = new ArrayList<>();
    for (int slot = 1; slot < world.verbs().capacity(); slot++) {
      Verb verb = world.verbs().slot(slot);
      if (verb.isLive() && verb.hasLabel() && !verb.isImage() && verb.isDrawn()) {
        Caption caption = caption(verb, verbs.slotUnderMouse() == slot);
        if (hasLetterOrDigit(caption) || (canBeHighlighted(verb) && !caption.text().isBlank())) {
          captions.add(caption);
        }
      }
    }
    pageLines().stream().filter(ScreenReader::hasLetterOrDigit).forEach(captions::add);
    return captions;
  }

  /**
   * Returns whether a caption contains a letter or a digit. Signs that only draw something, such as
   * the corners of a frame, are not treated as text unless they can be clicked.
   */
  private static boolean hasLetterOrDigit(Caption caption) {
    return caption.text().chars().anyMatch(Character::isLetterOrDigit);
  }

  /**
   * Returns whether a verb can be highlighted. Texts that are never highlighted, such as the
   * sentence line, cannot be clicked.
   */
  static boolean canBeHighlighted(Verb verb) {
    return verb.hiColour() != 0;
  }

  /** Returns the lines of the visible page of speech. */
  List<Caption> pageLines() {
    return speech.lines().stream().map(WrittenLine::caption).toList();
  }

  private Caption caption(Verb verb, boolean isUnderMouse) {
    int ink = verb.mode() == Verb.Mode.DIM ? verb.dimColour() : verb.colour();
    VerbState.Drawn drawnRectangle = verb.drawnRectangle();
    return new Caption(
        drawnRectangle.left(),
        drawnRectangle.top(),
        drawnRectangle.right(),
        drawnRectangle.bottom(),
        WesternGlyphs.textOf(plain(verb.label())),
        isUnderMouse && verb.hiColour() != 0 ? verb.hiColour() : ink,
        verb.isCentred());
  }

  private String plain(byte[] bytes) {
    expander.expand(bytes, name);
    return PlainText.of(name.toArray(), name.length());
  }

  /** Returns the visible page of speech, in the game's own character encoding. */
  String pageText() {
    return PlainText.of(speech.text(), speech.textShown());
  }
}
