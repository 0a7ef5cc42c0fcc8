package org.bowsprit.engine.screen;

import java.util.List;
import org.bowsprit.actors.ColumnSet;

/** What the next drawing step must draw anew (spec 02 §5, spec 03 §7.1). Strips are the room's. */
public final class Redraw {

  private final ColumnSet dirty = new ColumnSet();
  private final ColumnSet repainted = new ColumnSet();
  private boolean everything;
  private boolean background;

  /** Nothing to draw. */
  public Redraw() {}

  /**
   * Everything a saved game keeps of it; strips as {@link ColumnSet#snapshot()} gives them.
   *
   * @param everything whether a full redraw is due
   * @param background whether background and objects are due
   * @param dirty strips whose background is due
   * @param repainted strips repainted since the last drawing step
   */
  public record State(
      boolean everything, boolean background, List<Long> dirty, List<Long> repainted) {

    public State {
      dirty = List.copyOf(dirty);
      repainted = List.copyOf(repainted);
    }
  }

  /** Takes down what is due. */
  public State snapshot() {
    return new State(everything, background, dirty.snapshot(), repainted.snapshot());
  }

  /** Puts what was due in the place of what is. */
  public void restore(State saved) {
    everything = saved.everything();
    background = saved.background();
    dirty.restore(saved.dirty());
    repainted.restore(saved.repainted());
  }

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
