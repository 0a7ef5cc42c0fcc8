package org.bowsprit.kit.game;

import org.bowsprit.bow.declaration.Properties;

/**
 * Where the sources of a room keep its pictures and its walk boxes.
 *
 * @param folder the room's folder, with a slash behind it
 */
public record RoomFiles(String folder) {

  /** The folder of all rooms. */
  static final String ROOMS = "rooms/";

  private static final String BACKGROUND = "background.png";
  private static final String BOXES = "boxes.txt";

  /** Returns where the files of a room are. */
  public static RoomFiles of(String room) {
    return new RoomFiles(ROOMS + room + "/");
  }

  /** Returns the path of a file of the room. */
  String path(String name) {
    return folder + name;
  }

  /** Returns the path of the background that has its usual name. */
  String background() {
    return path(BACKGROUND);
  }

  /** Returns the path of the background that a room declares, the usual one if it names none. */
  public String background(Properties declared) {
    return path(declared.text("background").orElse(BACKGROUND));
  }

  /** Returns the path of the walk boxes that have their usual name. */
  String boxes() {
    return path(BOXES);
  }

  /** Returns the path of the walk boxes that a room declares, the usual one if it names none. */
  public String boxes(Properties declared) {
    return path(declared.text("boxes").orElse(BOXES));
  }

  /**
   * Returns the path of a z-plane.
   *
   * @param stem what stands before it in the names of an object's planes; empty for the room's own
   * @param number of the plane, from 1
   */
  public String plane(String stem, int number) {
    return path(stem + "zplane" + number + ".png");
  }
}
