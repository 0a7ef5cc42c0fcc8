package org.bowsprit.kit.game;

import org.bowsprit.bow.declaration.Properties;

/**
 * The paths of a room's pictures and walk boxes in the sources.
 *
 * @param folder the room's folder, with a slash at its end
 */
public record RoomFiles(String folder) {

  /** The folder of all rooms. */
  static final String ROOMS = "rooms/";

  private static final String BACKGROUND = "background.png";
  private static final String BOXES = "boxes.txt";

  /** Returns the paths of a room. */
  public static RoomFiles of(String room) {
    return new RoomFiles(ROOMS + room + "/");
  }

  /** Returns the path of a file of the room. */
  public String path(String name) {
    return folder + name;
  }

  /**
   * Returns the usual name of an object's picture.
   *
   * @param state the number or the name of the state
   */
  public static String picture(String object, Object state) {
    return object + "-" + state + ".png";
  }

  /** Returns the path of the background if it has the usual name. */
  String background() {
    return path(BACKGROUND);
  }

  /**
   * Returns the path of the background that a room declares, or the usual path if it declares none.
   */
  public String background(Properties declared) {
    return path(declared.text("background").orElse(BACKGROUND));
  }

  /** Returns the path of the walk boxes if their file has the usual name. */
  String boxes() {
    return path(BOXES);
  }

  /**
   * Returns the path of the walk boxes that a room declares, or the usual path if it declares none.
   */
  public String boxes(Properties declared) {
    return path(declared.text("boxes").orElse(BOXES));
  }

  /**
   * Returns the path of a z-plane.
   *
   * @param stem the beginning of the file names of an object's planes; empty for the planes of the
   *     room
   * @param number the number of the plane, from 1
   */
  public String plane(String stem, int number) {
    return path(stem + "zplane" + number + ".png");
  }
}
