package org.bowsprit.zplane;

import java.util.List;
import java.util.Objects;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.render.Frame;

/**
 * The pixels of a {@link Screen}, for a saved game (spec 12 §2.2): palette indices, row by row.
 *
 * @param top first row of the main window
 * @param bottom first row of the verb window
 * @param panels the windows above and below
 * @param overlay the speech
 * @param scene the main window
 * @param old what an effect has left out and nothing was drawn on since; null for nothing
 */
public record ScreenState(int top, int bottom, Bytes panels, Bytes overlay, Scene scene, Old old) {

  private static final int PIXELS = Frame.WIDTH * Frame.HEIGHT;

  /** Rejects windows and surfaces of other sizes than a screen's. */
  public ScreenState {
    Objects.requireNonNull(scene, "scene must not be null");
    if (top < 0 || top > bottom || bottom > Frame.HEIGHT) {
      throw new IllegalArgumentException("no window from row " + top + " to " + bottom);
    }
    requirePixels(panels);
    requirePixels(overlay);
  }

  /**
   * The main window.
   *
   * @param leftEdge the room's x at its left edge
   * @param lit whether the room light is on
   * @param back background and objects
   * @param front what is seen
   * @param masks the pixels that hide actors, a bit each, for every z-plane from 1 on
   */
  public record Scene(int leftEdge, boolean lit, Bytes back, Bytes front, List<Bytes> masks) {

    /** Copies the list and rejects surfaces and masks of sizes no room has. */
    public Scene {
      requirePixels(back);
      requirePixels(front);
      masks = List.copyOf(masks);
      if (masks.size() > PlaneMasks.MOST_PLANES) {
        throw new IllegalArgumentException("a room has at most 4 planes, not " + masks.size());
      }
    }
  }

  /**
   * What shows an older picture.
   *
   * @param pixels that picture, of the whole screen
   * @param kept 1 for every eight pixels that show it, else 0, row by row
   */
  public record Old(Bytes pixels, Bytes kept) {

    /** Rejects other sizes and values. */
    public Old {
      requirePixels(pixels);
      if (kept.length() != OldPixels.CELLS) {
        throw new IllegalArgumentException("8000 parts of a screen, not " + kept.length());
      }
      boolean any = false;
      for (int i = 0; i < kept.length(); i++) {
        any |= kept.u8(i) != 0;
        if ((kept.u8(i) & ~1) != 0) {
          throw new IllegalArgumentException("a part of a screen is old or not, not " + kept.u8(i));
        }
      }
      if (!any) {
        throw new IllegalArgumentException("an older picture of which nothing is kept");
      }
    }
  }

  /**
   * Returns the same, but made of the pixels of {@code earlier} where they are equal, so that
   * several states of a game take less memory.
   */
  public ScreenState sharing(ScreenState earlier) {
    Scene before = earlier.scene;
    return new ScreenState(
        top,
        bottom,
        shared(panels, earlier.panels),
        shared(overlay, earlier.overlay),
        new Scene(
            scene.leftEdge,
            scene.lit,
            shared(scene.back, before.back),
            shared(scene.front, before.front),
            scene.masks.equals(before.masks) ? before.masks : scene.masks),
        Objects.equals(old, earlier.old) ? earlier.old : old);
  }

  private static Bytes shared(Bytes now, Bytes before) {
    return now.equals(before) ? before : now;
  }

  private static void requirePixels(Bytes pixels) {
    if (pixels.length() != PIXELS) {
      throw new IllegalArgumentException("a screen has 64000 pixels, not " + pixels.length());
    }
  }
}
