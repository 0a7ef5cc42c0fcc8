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
  private static final int STRIP_WIDTH = 8;
  private static final int NO_SLOT = 0;

  private final World world;
  private final VerbSlots verbs;
  private final WindowText text;
  private final ScenePainter painter;
  private int slotUnderMouse;

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

  private void draw(int slot, boolean isHighlighted) {
    Verb verb = verbs.slot(slot);
    if (!verb.isLive() || verb.mode() == Verb.Mode.OFF) {
      erase(verb);
    } else if (verb.isImage()) {
      drawPicture(verb);
    } else {
      drawLabel(verb, isHighlighted);
    }
  }

  private void drawLabel(Verb verb, boolean isHighlighted) {
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
            colour(verb, isHighlighted),
            verb.charset(),
            verb.isCentred());
    if (pen.hasDrawn()) {
      verb.setDrawn(pen.left(), pen.top(), pen.right(), pen.bottom());
    } else {
      verb.setDrawn(verb.left(), verb.top(), verb.left(), verb.top());
    }
  }

  private static int colour(Verb verb, boolean isHighlighted) {
    if (verb.mode() == Verb.Mode.DIM) {
      return verb.dimColour();
    }
    return isHighlighted && verb.hiColour() != 0 ? verb.hiColour() : verb.colour();
  }

  private void drawPicture(Verb verb) {
    if (verb.picture() == null) {
      return;
    }
    ImageHeader header = verb.picture().header();
    int left = verb.left() / STRIP_WIDTH * STRIP_WIDTH;
    painter.verbPicture(verb.picture(), left, verb.top());
    verb.setDrawn(
        verb.left(),
        verb.top(),
        verb.left() + header.width() / STRIP_WIDTH * STRIP_WIDTH,
        verb.top() + header.height() / STRIP_WIDTH * STRIP_WIDTH);
  }

  /** Fills the rectangle of a drawn verb with its background. */
  public void erase(Verb verb) {
    if (!verb.isDrawn()) {
      return;
    }
    VerbState.Drawn drawnRectangle = verb.drawnRectangle();
    ScreenAreas.Area area = world.areas().areaAt(drawnRectangle.top());
    boolean isRoomLit = (world.variables().get(EngineVariable.CURRENT_LIGHTS) & Lights.ROOM) != 0;
    if (area == ScreenAreas.Area.MAIN && isRoomLit) {
      painter.restoreUnderVerb(
          drawnRectangle.left(),
          drawnRectangle.top(),
          drawnRectangle.right(),
          drawnRectangle.bottom());
    } else if (area != ScreenAreas.Area.NONE) {
      painter.fill(
          area,
          drawnRectangle.left(),
          drawnRectangle.top(),
          drawnRectangle.right(),
          drawnRectangle.bottom(),
          verb.backColour());
    }
    if (area == ScreenAreas.Area.MAIN) {
      int first = world.camera().leftEdge() / STRIP_WIDTH;
      world
          .redraw()
          .repainted(
              first + Math.max(drawnRectangle.left(), 0) / STRIP_WIDTH,
              first + Math.max(drawnRectangle.right() - 1, 0) / STRIP_WIDTH);
    }
    verb.clearDrawn();
  }

  /** Draws all verbs, for example after a saved game is loaded. */
  public void drawAll() {
    for (int slot = 1; slot < verbs.capacity(); slot++) {
      draw(slot);
    }
  }

  /** Frees a slot and erases its verb from the screen. */
  public void delete(int slot) {
    Verb verb = verbs.slot(slot);
    boolean wasLive = verb.isLive();
    verb.free();
    if (wasLive) {
      erase(verb);
    } else {
      verb.clearDrawn();
    }
  }

  /** Highlights the verb under the mouse, as step 21 of a frame requires. */
  public void highlight(int mouseX, int mouseY) {
    if (world.cursor().isVisible()) {
      setSlotUnderMouse(verbs.slotAtPoint(mouseX, mouseY));
    }
  }

  /** Removes the highlight from the verb under the mouse and clears the stored verb. */
  public void clearHighlight() {
    setSlotUnderMouse(NO_SLOT);
  }

  /**
   * Stores which verb is under the mouse. When the mouse leaves a text verb, the verb is redrawn,
   * even if it was not highlighted. When the mouse leaves an image verb, that verb stays stored
   * until the mouse is over a text verb that can be highlighted (spec 15, rule D).
   */
  private void setSlotUnderMouse(int slot) {
    if (slot == slotUnderMouse) {
      return;
    }
    if (!verbs.slot(slotUnderMouse).isImage()) {
      int previousSlot = slotUnderMouse;
      slotUnderMouse = slot;
      if (previousSlot != NO_SLOT) {
        draw(previousSlot);
      }
    }
    Verb verb = verbs.slot(slot);
    if (slot != NO_SLOT && !verb.isImage() && verb.hiColour() != 0) {
      draw(slot, true);
      slotUnderMouse = slot;
    }
  }

  /** Returns the slot of the verb under the mouse; 0 for none. */
  public int slotUnderMouse() {
    return slotUnderMouse;
  }

  /** Restores the slot of the verb under the mouse. */
  public void restoreSlotUnderMouse(int slot) {
    if (slot < 0 || slot >= verbs.capacity()) {
      throw new IllegalArgumentException("verb slot " + slot + " does not exist");
    }
    slotUnderMouse = slot;
  }
}
