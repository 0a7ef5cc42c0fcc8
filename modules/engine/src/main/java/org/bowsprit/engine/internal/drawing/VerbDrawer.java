package org.bowsprit.engine.internal.drawing;

import org.bowsprit.engine.internal.writing.Pen;
import org.bowsprit.engine.internal.writing.WindowText;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.world.Lights;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.engine.world.VerbState;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.vm.EngineVariable;

/** Draws and highlights verbs (spec 07 §6). Drawing a verb also sets its clickable rectangle. */
public final class VerbDrawer {

  private static final int RIGHT_MARGIN = 319;
  private static final int STRIP = 8;
  private static final int NONE = 0;

  private final World world;
  private final VerbSlots verbs;
  private final WindowText text;
  private final ScenePainter painter;
  private int pointedAt;

  public VerbDrawer(World world, WindowText text, ScenePainter painter) {
    this.world = world;
    this.text = text;
    this.painter = painter;
    verbs = world.verbs();
  }

  /** Redraws a verb, or erases it if it is not visible. */
  public void draw(int slot) {
    draw(slot, false);
  }

  private void draw(int slot, boolean highlight) {
    Verb verb = verbs.at(slot);
    if (!verb.isLive() || verb.mode() == Verb.Mode.OFF) {
      erase(verb);
    } else if (verb.isImage()) {
      drawPicture(verb);
    } else {
      drawLabel(verb, highlight);
    }
  }

  private void drawLabel(Verb verb, boolean highlight) {
    erase(verb);
    if (!verb.hasLabel()) {
      return;
    }
    Pen pen =
        text.draw(
            verb.label(),
            verb.left(),
            verb.top(),
            RIGHT_MARGIN,
            colour(verb, highlight),
            verb.charset(),
            verb.isCentred());
    if (pen.hasDrawn()) {
      verb.drawnAt(pen.left(), pen.top(), pen.right(), pen.bottom());
    } else {
      verb.drawnAt(verb.left(), verb.top(), verb.left(), verb.top());
    }
  }

  private static int colour(Verb verb, boolean highlight) {
    if (verb.mode() == Verb.Mode.DIM) {
      return verb.dimColour();
    }
    return highlight && verb.hiColour() != 0 ? verb.hiColour() : verb.colour();
  }

  private void drawPicture(Verb verb) {
    if (verb.picture() == null) {
      return;
    }
    ImageHeader header = verb.picture().header();
    int left = verb.left() / STRIP * STRIP;
    painter.verbPicture(verb.picture(), left, verb.top());
    verb.drawnAt(
        verb.left(),
        verb.top(),
        verb.left() + header.width() / STRIP * STRIP,
        verb.top() + header.height() / STRIP * STRIP);
  }

  /** Fills the rectangle of a drawn verb with its background. */
  public void erase(Verb verb) {
    if (!verb.isDrawn()) {
      return;
    }
    VerbState.Drawn drawn = verb.drawn();
    ScreenAreas.Area area = world.areas().at(drawn.top());
    boolean lit = (world.variables().get(EngineVariable.CURRENT_LIGHTS) & Lights.ROOM) != 0;
    if (area == ScreenAreas.Area.MAIN && lit) {
      painter.restoreUnderVerb(drawn.left(), drawn.top(), drawn.right(), drawn.bottom());
    } else if (area != ScreenAreas.Area.NONE) {
      painter.fill(
          area, drawn.left(), drawn.top(), drawn.right(), drawn.bottom(), verb.backColour());
    }
    if (area == ScreenAreas.Area.MAIN) {
      int first = world.camera().leftEdge() / STRIP;
      world
          .redraw()
          .repainted(
              first + Math.max(drawn.left(), 0) / STRIP,
              first + Math.max(drawn.right() - 1, 0) / STRIP);
    }
    verb.undraw();
  }

  /** Draws all verbs, for example after a load. */
  public void drawAll() {
    for (int slot = 1; slot < verbs.capacity(); slot++) {
      draw(slot);
    }
  }

  /** Frees a slot and erases its verb from the screen. */
  public void kill(int slot) {
    Verb verb = verbs.at(slot);
    boolean live = verb.isLive();
    verb.free();
    if (live) {
      erase(verb);
    } else {
      verb.undraw();
    }
  }

  /** Highlights the verb under the mouse: step 21 of a frame. */
  public void highlight(int mouseX, int mouseY) {
    if (world.cursor().isVisible()) {
      pointAt(verbs.under(mouseX, mouseY));
    }
  }

  /** Removes the highlight from the verb under the mouse and forgets that verb. */
  public void clearHighlight() {
    pointAt(NONE);
  }

  /**
   * Remembers the verb under the mouse. Leaving a text verb redraws it, even if it was not
   * highlighted. An image verb is left only if the next verb is a text verb that can be highlighted
   * (spec 15, rule D).
   */
  private void pointAt(int slot) {
    if (slot == pointedAt) {
      return;
    }
    if (!verbs.at(pointedAt).isImage()) {
      int left = pointedAt;
      pointedAt = slot;
      if (left != NONE) {
        draw(left);
      }
    }
    Verb verb = verbs.at(slot);
    if (slot != NONE && !verb.isImage() && verb.hiColour() != 0) {
      draw(slot, true);
      pointedAt = slot;
    }
  }

  /** Returns the slot of the verb under the mouse; 0 for none. */
  public int pointedAt() {
    return pointedAt;
  }

  /** Restores the slot of the verb under the mouse. */
  public void restorePointedAt(int slot) {
    if (slot < 0 || slot >= verbs.capacity()) {
      throw new IllegalArgumentException("no verb slot " + slot);
    }
    pointedAt = slot;
  }
}
