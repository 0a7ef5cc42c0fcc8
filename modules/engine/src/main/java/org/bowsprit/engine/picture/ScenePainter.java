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
 * <p>The engine decides what is drawn, where and in which order, and works out every extent that
 * scripts can see; a painter only sets pixels. {@link #NONE} sets none: a headless game runs the
 * same without. Strips are 8-pixel columns of the room; "front" is the main window as shown, "back"
 * the same without actors and text (spec 02 §1). Nothing here may change the game.
 */
public interface ScenePainter {

  /** Paints nothing. */
  ScenePainter NONE = new ScenePainter() {};

  /** A room has been loaded; null for room 0. Masks are empty, back and front keep their pixels. */
  default void enterRoom(Room room) {}

  /** The screen was divided anew: all windows are black. */
  default void divide(ScreenAreas areas) {}

  /**
   * The window looks at the room from another left edge. Without scrolling every strip follows with
   * {@link #background}; with scrolling, by exactly one strip, front and back move along and only
   * the new strip follows.
   *
   * @param leftEdge room x, a multiple of 8
   * @param scrolls whether the pixels move along
   */
  default void moveWindow(int leftEdge, boolean scrolls) {}

  /**
   * Draws strips of the room's picture into the back buffer and the masks and copies them to the
   * front, or blackens them there when the light is off.
   */
  default void background(int firstStrip, int lastStrip, boolean lit) {}

  /**
   * Draws strips of an object's image into the back buffer and the masks and copies its rows to the
   * front, or blackens them there when the light is off.
   *
   * @param object where it is
   * @param state the image, 1 to 16; one it lacks draws nothing
   */
  default void object(LocalObject object, int state, int firstStrip, int lastStrip, boolean lit) {}

  /** Copies rows of strips from back to front, or blackens them there when the light is off. */
  default void restore(ColumnSet strips, int top, int bottom, boolean lit) {}

  /** Fills the front of the main window with colour 0. */
  default void darken() {}

  /**
   * Moves the flashlight: blackens its old rectangle, shows the back buffer in the new one, its
   * corners cut (spec 02 §12).
   *
   * @param old left, top, width, height in window pixels; null for none
   * @param now as {@code old}
   */
  default void flashlight(int[] old, int[] now) {}

  /**
   * Draws an actor into the front.
   *
   * @param plane the z-plane that hides it, already limited to the room's; 0 for none
   * @param ownColours whether light shows its colours
   * @param shadow what a palette index becomes in shadow, 256 entries, live
   */
  default void actor(Actor actor, Costume costume, int plane, boolean ownColours, int[] shadow) {}

  /**
   * Draws one character.
   *
   * @param area the window that takes it; null for the overlay above the picture
   * @param font its character set
   * @param character its number
   * @param x screen x of its left edge
   * @param y screen y of its top edge
   * @param colours palette index by pixel value, live
   */
  default void character(
      ScreenAreas.Area area, Charset font, int character, int x, int y, int[] colours) {}

  default void clearOverlay() {}

  /** Fills a whole window with colour 0, verbs included. */
  default void clearWindow(ScreenAreas.Area area) {}

  /** Fills a rectangle of a window; screen pixels, right and bottom excluded. */
  default void fill(ScreenAreas.Area area, int left, int top, int right, int bottom, int colour) {}

  /**
   * Erases a verb that stands in the main window: front from back where the light is on, overlay
   * pixels cleared; screen pixels, right and bottom excluded.
   */
  default void restoreUnderVerb(int left, int top, int right, int bottom) {}

  /** Draws an object's image 1 into the window at y, for a picture verb; screen pixels. */
  default void verbPicture(ObjectImage image, int x, int y) {}

  /**
   * The main window is blackened by an effect (spec 02 §8).
   *
   * @param pause quarter frames of 1/240 s between the steps of effects that have one
   */
  default void fadeOut(int effect, int pause) {}

  /**
   * The main window appears by an effect; what is drawn from now on is seen.
   *
   * @param pause quarter frames of 1/240 s between the steps of effects that have one
   * @param palette the colours it appears in
   */
  default void fadeIn(int effect, int pause, RoomPalette palette) {}

  /**
   * Where the cursor is.
   *
   * @param shape its number
   * @param x screen x
   * @param y screen y
   */
  default void cursor(int shape, int x, int y, boolean visible) {}

  /**
   * The frame is complete.
   *
   * @param jiffies how long it lasts
   */
  default void present(RoomPalette palette, boolean shaking, int jiffies) {}

  /** Takes down what is to be seen; null if nothing is painted. */
  default PictureState snapshot() {
    return null;
  }

  /**
   * Puts saved pixels in the place of all others, without a screen effect.
   *
   * @param picture what {@link #snapshot} gave, perhaps of another painter; null if it painted
   *     nothing
   * @param room the room it is of; null for room 0
   * @param palette the colours shown
   * @return whether all is to be seen; if not, everything is to be drawn anew
   * @throws IllegalArgumentException if the pixels are not of that room
   */
  default boolean restore(PictureState picture, Room room, RoomPalette palette) {
    return true;
  }
}
