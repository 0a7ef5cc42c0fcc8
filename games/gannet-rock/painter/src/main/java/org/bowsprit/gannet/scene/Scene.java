package org.bowsprit.gannet.scene;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.bowsprit.gannet.figure.Gannet;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Painting;

/** A room that can be painted in each state of its objects. */
public interface Scene {

  /** The width of a room that is as wide as the screen, in pixels. */
  int WIDTH = 320;

  /** The height of a room above the verbs, in pixels. */
  int HEIGHT = 144;

  /**
   * Returns the name of the room's folder in {@code rooms/}, which is the name of the class in
   * small letters.
   */
  default String name() {
    return getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  /**
   * Paints the room with the named changes (such as {@code door-open}); without changes, in its
   * initial state.
   */
  Painting paint(Set<String> changes);

  /** Returns the pictures of the room's objects in their states. */
  List<Patch> patches();

  /**
   * Returns the colours of the other person in the room, at most sixteen; by default the gannet's.
   */
  default int[] guestColours() {
    return Gannet.colours();
  }

  /** Returns the lamp's eight cycled colours in this room. */
  default int[] lampColours() {
    return GamePalette.lamplight();
  }

  /** Returns whether fog drifts through the scene; every colour is paler behind it. */
  default boolean isInFog() {
    return false;
  }

  /**
   * A part of the room as the picture of an object.
   *
   * @param object the name of the object in the scripts
   * @param state the state of the object, 1 to 15
   * @param changes the changes of the room in this state
   * @param x the left edge in pixels, a multiple of 8
   * @param y the upper edge in pixels, a multiple of 8
   * @param width the width in pixels, a multiple of 8
   * @param height the height in pixels, a multiple of 8
   * @param sheer true if only pixels that differ from the initial room are painted and all others
   *     are transparent
   */
  record Patch(
      String object,
      int state,
      Set<String> changes,
      int x,
      int y,
      int width,
      int height,
      boolean sheer) {

    /** Creates a picture that covers its whole rectangle. */
    public Patch(
        String object, int state, Set<String> changes, int x, int y, int width, int height) {
      this(object, state, changes, x, y, width, height, false);
    }
  }
}
