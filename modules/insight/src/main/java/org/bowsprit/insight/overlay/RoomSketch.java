package org.bowsprit.insight.overlay;

import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.insight.sketch.Labels;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.insight.sketch.TinyFont;
import org.bowsprit.render.Frame;

/** A sketch in pixels of the room, limited to the main window of the screen. */
public final class RoomSketch {

  /**
   * The middle of the line about the pointer, in rows below the top of the room. The rows above it
   * are reserved for the reason of a pause.
   */
  static final int POINTER_INFO_ROW = 18;

  /** The first row below the line about the pointer. */
  public static final int BELOW_POINTER_INFO = POINTER_INFO_ROW - TinyFont.LINE / 2 + TinyFont.LINE;

  private final Sketch sketch;
  private final Labels labels;

  /** Creates a sketch that shares its inks with other layers. */
  public RoomSketch(Inks inks) {
    sketch = new Sketch(inks);
    labels = new Labels(sketch);
  }

  /** Sets the frame to draw on, and the world that it shows. */
  public RoomSketch on(Frame frame, World world) {
    int top = world.areas().top();
    sketch
        .drawOn(frame)
        .setClip(0, top, Frame.WIDTH, world.areas().bottom())
        .setOrigin(-world.camera().leftEdge(), top);
    labels.clear();
    return this;
  }

  /** Returns the sketch for lines and areas. (0,0) is the room's upper left pixel. */
  public Sketch lines() {
    return sketch;
  }

  /** Returns the labels. */
  public Labels labels() {
    return labels;
  }
}
