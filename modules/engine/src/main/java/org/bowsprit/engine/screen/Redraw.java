package org.bowsprit.engine.screen;

import org.bowsprit.actors.ColumnSet;

/** What the next drawing step must draw anew (spec 02 §5, spec 03 §7.1). Strips are the room's. */
public final class Redraw {

  private final ColumnSet dirty = new ColumnSet();
  private final ColumnSet repainted = new ColumnSet();
  private boolean everything;
  private boolean background;

  /** Nothing to draw. */
  public Redraw() {}

  /** Asks for a full redraw. */
  public void everything() {
    everything = true;
  }

  /** Asks for a full redraw of background and objects of some strips. */
  public void background(int firstStrip, int lastStrip) {
    dirty.add(firstStrip, lastStrip);
    background = true;
  }

  /** Notes that strips were repainted by something else than the drawing step. */
  public void repainted(int firstStrip, int lastStrip) {
    repainted.add(firstStrip, lastStrip);
  }

  /** Whether a full redraw is due. */
  public boolean isEverything() {
    return everything;
  }

  /** Whether background and objects are due. */
  public boolean isBackground() {
    return background;
  }

  /** The strips whose background is due; live. */
  public ColumnSet dirty() {
    return dirty;
  }

  /** The strips repainted since the last drawing step; live. */
  public ColumnSet repainted() {
    return repainted;
  }

  /** The background has been drawn. */
  public void backgroundDrawn() {
    dirty.clear();
    background = false;
  }

  /** The actors have been drawn. */
  public void frameDrawn() {
    repainted.clear();
    everything = false;
  }
}
