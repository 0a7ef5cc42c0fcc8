package org.bowsprit.engine.screen;

import java.util.List;
import org.bowsprit.actors.ColumnSet;

/**
 * The parts of the screen that the next drawing step must redraw (spec 02 §5, spec 03 §7.1). Strips
 * are numbered within the room.
 */
public final class Redraw {

  private final ColumnSet dirty = new ColumnSet();
  private final ColumnSet repainted = new ColumnSet();
  private boolean everything;
  private boolean background;

  /** Creates a state in which nothing needs redrawing. */
  public Redraw() {}

  /**
   * The saved state; strips as in {@link ColumnSet#snapshot()}.
   *
   * @param everything whether a full redraw is needed
   * @param background whether background and objects must be redrawn
   * @param dirty strips whose background must be redrawn
   * @param repainted strips repainted since the last drawing step
   */
  public record State(
      boolean everything, boolean background, List<Long> dirty, List<Long> repainted) {

    public State {
      dirty = List.copyOf(dirty);
      repainted = List.copyOf(repainted);
    }
  }

  /** Returns a snapshot. */
  public State snapshot() {
    return new State(everything, background, dirty.snapshot(), repainted.snapshot());
  }

  /** Restores a snapshot. */
  public void restore(State saved) {
    everything = saved.everything();
    background = saved.background();
    dirty.restore(saved.dirty());
    repainted.restore(saved.repainted());
  }

  /** Requests a full redraw. */
  public void requestAll() {
    everything = true;
  }

  /** Requests a redraw of background and objects in some strips. */
  public void requestBackground(int firstStrip, int lastStrip) {
    dirty.add(firstStrip, lastStrip);
    background = true;
  }

  /** Records strips that something other than the drawing step repainted. */
  public void repainted(int firstStrip, int lastStrip) {
    repainted.add(firstStrip, lastStrip);
  }

  /** Returns whether a full redraw is needed. */
  public boolean isAllRequested() {
    return everything;
  }

  /** Returns whether background and objects must be redrawn. */
  public boolean isBackgroundRequested() {
    return background;
  }

  /** Returns the live set of strips whose background must be redrawn. */
  public ColumnSet dirty() {
    return dirty;
  }

  /** Returns the live set of strips repainted since the last drawing step. */
  public ColumnSet repainted() {
    return repainted;
  }

  /** Called when the background has been drawn. */
  public void backgroundDrawn() {
    dirty.clear();
    background = false;
  }

  /** Called when the actors have been drawn. */
  public void frameDrawn() {
    repainted.clear();
    everything = false;
  }
}
