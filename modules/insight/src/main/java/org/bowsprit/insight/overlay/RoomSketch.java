package org.bowsprit.insight.overlay;

import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.insight.sketch.Labels;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.render.Frame;

/** A sketch in the room's own pixels, kept inside the main window of the screen. */
public final class RoomSketch {

  private final Sketch sketch;
  private final Labels labels;

  /** Makes a sketch that shares its inks with other layers. */
  public RoomSketch(Inks inks) {
    sketch = new Sketch(inks);
    labels = new Labels(sketch);
  }

  /** Draws on a frame that shows a world, from now on. */
  public RoomSketch on(Frame frame, World world) {
    int top = world.areas().top();
    sketch
        .on(frame)
        .within(0, top, Frame.WIDTH, world.areas().bottom())
        .from(-world.camera().leftEdge(), top);
    labels.clear();
    return this;
  }

  /** Returns what lines and areas are drawn with; (0,0) is the room's upper left pixel. */
  public Sketch lines() {
    return sketch;
  }

  /** Returns what labels are put with. */
  public Labels labels() {
    return labels;
  }
}
