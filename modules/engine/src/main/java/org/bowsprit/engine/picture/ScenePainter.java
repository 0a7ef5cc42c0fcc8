package org.bowsprit.engine.picture;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ColumnSet;
import org.bowsprit.engine.screen.RoomPalette;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.state.PictureState;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.room.Room;

/**
 * Turns the engine's drawing decisions into pixels (spec 02, spec 03 §6, spec 04 §8).
 *
 * <p>The engine decides what is drawn, where and in which order, and computes every size that
 * scripts can see. A painter only sets pixels; {@link #NONE} sets no pixels, and a headless game
 * runs in the same way with it. Strips are 8-pixel columns of the room. "Front" is the main window
 * as shown, "back" is the same picture without actors and text (spec 02 §1). A painter must not
 * change the game.
 */
public interface ScenePainter {

  /** Paints nothing. */
  ScenePainter NONE = new ScenePainter() {};

  /**
   * Called when a room has been loaded; null for room 0. Masks are cleared; back and front keep
   * their pixels.
   */
  default void enterRoom(Room room) {}

  /** Called when the screen has been divided into other windows. All windows are black. */
  default void divide(ScreenAreas areas) {}

  /**
   * Moves the left edge of the window in the room. Without scrolling, a call of {@link #background}
   * follows for every strip. With scrolling, the window moves by exactly one strip, front and back
   * move with it, and a call follows only for the new strip.
   *
   * @param leftEdge room x, a multiple of 8
   * @param scrolls whether the pixels move with the window
   */
  default void moveWindow(int leftEdge, boolean scrolls) {}

  /**
   * Draws strips of the room's picture into the back buffer and the masks, and copies them to the
   * front. If the light is off, blackens them in the front instead.
   */
  default void background(int firstStrip, int lastStrip, boolean lit) {}

  /**
   * Draws strips of an object's image into the back buffer and the masks, and copies its rows to
   * the front. If the light is off, blackens them in the front instead.
   *
   * @param object the object, with its position
   * @param state the image, 1 to 16; a missing one draws nothing
   */
  default void object(LocalObject object, int state, int firstStrip, int lastStrip, boolean lit) {}

  /**
   * Copies rows of strips from back to front. If the light is off, blackens them in the front
   * instead.
   */
  default void restore(ColumnSet strips, int top, int bottom, boolean lit) {}

  /** Fills the front of the main window with colour 0. */
  default void darken() {}

  /**
   * Moves the flashlight: blackens its old rectangle and shows the back buffer in the new one, with
   * cut corners (spec 02 §12).
   *
   * @param oldBeam the old rectangle: left, top, width, height in window pixels; null for none
   * @param newBeam the new rectangle, in the form of {@code oldBeam}
   */
  default void flashlight(int[] oldBeam, int[] newBeam) {}

  /**
   * Draws an actor into the front.
   *
   * @param plane the z-plane that hides it, already limited to the number of z-planes of the room;
   *     0 for none
   * @param ownColours whether it is lit and shows its own colours
   * @param shadow the shadow table, 256 palette indices, live
   */
  default void actor(Actor actor, Costume costume, int plane, boolean ownColours, int[] shadow) {}

  /**
   * Draws one character.
   *
   * @param area the window; null for the overlay above the picture
   * @param font the character set
   * @param character the number of the character
   * @param x screen x of its left edge
   * @param y screen y of its top edge
   * @param colours palette index by pixel value, live
   */
  default void character(
      ScreenAreas.Area area, Charset font, int character, int x, int y, int[] colours) {}

  default void clearOverlay() {}

  /** Fills a whole window with colour 0, verbs included. */
  default void clearWindow(ScreenAreas.Area area) {}

  /** Fills a rectangle of a window, in screen pixels, with right and bottom excluded. */
  default void fill(ScreenAreas.Area area, int left, int top, int right, int bottom, int colour) {}

  /**
   * Erases a verb in the main window: copies the back to the front where the light is on, and
   * clears overlay pixels. The rectangle is in screen pixels, with right and bottom excluded.
   */
  default void restoreUnderVerb(int left, int top, int right, int bottom) {}

  /**
   * Draws image 1 of an object for a picture verb, into the window at y. The position is in screen
   * pixels.
   */
  default void verbPicture(ObjectImage image, int x, int y) {}

  /**
   * Blackens the main window with an effect (spec 02 §8).
   *
   * @param pause quarter frames of 1/240 s between the steps of effects that have one
   */
  default void fadeOut(int effect, int pause) {}

  /**
   * Shows the main window with an effect. Everything drawn from now on is visible.
   *
   * @param pause quarter frames of 1/240 s between the steps of effects that have one
   * @param palette the colours
   */
  default void fadeIn(int effect, int pause, RoomPalette palette) {}

  /**
   * Sets shape and position of the cursor.
   *
   * @param shape the number of the shape
   * @param x screen x
   * @param y screen y
   */
  default void cursor(int shape, int x, int y, boolean visible) {}

  /**
   * Called when the frame is complete.
   *
   * @param jiffies the duration of the frame in jiffies
   */
  default void present(RoomPalette palette, boolean shaking, int jiffies) {}

  /** Returns a snapshot of the picture; null if nothing is painted. */
  default PictureState snapshot() {
    return null;
  }

  /**
   * Replaces all pixels with saved ones, without a screen effect.
   *
   * @param picture a result of {@link #snapshot}, possibly of another painter; null if that painter
   *     painted nothing
   * @param room the room of the picture; null for room 0
   * @param palette the colours shown
   * @return whether the picture is complete; if not, everything must be redrawn
   * @throws IllegalArgumentException if the pixels do not fit the room
   */
  default boolean restore(PictureState picture, Room room, RoomPalette palette) {
    return true;
  }
}
