package org.bowsprit.zplane;

import java.util.List;
import java.util.Objects;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.render.Frame;

/**
 * The pixels of a {@link Screen} for a saved game (spec 12 §2.2). They are palette indices, row by
 * row.
 *
 * @param top first row of the main window
 * @param bottom first row of the verb window
 * @param panels the windows above and below the main window
 * @param overlay the speech
 * @param scene the main window
 * @param old the pixels that an effect has not updated and on which nothing has been drawn since
 *     the effect; null if there are none
 */
public record ScreenState(int top, int bottom, Bytes panels, Bytes overlay, Scene scene, Old old) {

  private static final int PIXEL_COUNT = Frame.WIDTH * Frame.HEIGHT;

  /** Checks the sizes of the windows and surfaces. */
  public ScreenState {
    Objects.requireNonNull(scene, "scene must not be null");
    if (top < 0 || top > bottom || bottom > Frame.HEIGHT) {
      throw new IllegalArgumentException(
          "the main window cannot have the rows " + top + " to " + bottom);
    }
    requirePixels(panels);
    requirePixels(overlay);
  }

  /**
   * The main window.
   *
   * @param leftEdge the x coordinate of the left edge of the window in the room
   * @param lit true if the room light is on
   * @param back background and objects
   * @param front the visible picture
   * @param masks the masks of all z-planes from 1 on, one bit per pixel
   */
  public record Scene(int leftEdge, boolean lit, Bytes back, Bytes front, List<Bytes> masks) {

    /** Copies the list and checks that the sizes are possible for a room. */
    public Scene {
      requirePixels(back);
      requirePixels(front);
      masks = List.copyOf(masks);
      if (masks.size() > PlaneMasks.MAX_PLANES) {
        throw new IllegalArgumentException("a room has at most 4 planes, not " + masks.size());
      }
    }
  }

  /**
   * The parts that show an older picture.
   *
   * @param pixels the older picture of the whole screen
   * @param kept one value for every eight pixels, row by row: 1 if the eight pixels show the older
   *     picture, otherwise 0
   */
  public record Old(Bytes pixels, Bytes kept) {

    /** Checks sizes and values. */
    public Old {
      requirePixels(pixels);
      if (kept.length() != OldPixels.CELL_COUNT) {
        throw new IllegalArgumentException("a screen has 8000 cells, not " + kept.length());
      }
      boolean hasKeptCell = false;
      for (int i = 0; i < kept.length(); i++) {
        hasKeptCell |= kept.u8(i) != 0;
        if ((kept.u8(i) & ~1) != 0) {
          throw new IllegalArgumentException("a cell must be 0 or 1, not " + kept.u8(i));
        }
      }
      if (!hasKeptCell) {
        throw new IllegalArgumentException("an older picture must contain at least one cell");
      }
    }
  }

  /**
   * Returns an equal state that shares the pixels of {@code earlierState} if they are equal, so
   * that several states of a game need less memory.
   */
  public ScreenState sharingPixelsWith(ScreenState earlierState) {
    Scene earlierScene = earlierState.scene;
    return new ScreenState(
        top,
        bottom,
        shared(panels, earlierState.panels),
        shared(overlay, earlierState.overlay),
        new Scene(
            scene.leftEdge,
            scene.lit,
            shared(scene.back, earlierScene.back),
            shared(scene.front, earlierScene.front),
            scene.masks.equals(earlierScene.masks) ? earlierScene.masks : scene.masks),
        Objects.equals(old, earlierState.old) ? earlierState.old : old);
  }

  private static Bytes shared(Bytes current, Bytes earlierBytes) {
    return current.equals(earlierBytes) ? earlierBytes : current;
  }

  private static void requirePixels(Bytes pixels) {
    if (pixels.length() != PIXEL_COUNT) {
      throw new IllegalArgumentException("a screen has 64000 pixels, not " + pixels.length());
    }
  }
}
