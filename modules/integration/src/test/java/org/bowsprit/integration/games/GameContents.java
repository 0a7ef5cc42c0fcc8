package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The contents of a random game: the numbers that its scripts may use.
 *
 * @param rooms the rooms, numbered from 1
 * @param costumes the number of costumes, numbered from 1
 * @param fonts the number of fonts, numbered from 1
 * @param sounds the numbers of the sounds
 */
record GameContents(List<RoomShape> rooms, int costumes, int fonts, List<Integer> sounds) {

  /** The first object; lower numbers could be mistaken for actors. */
  static final int FIRST_OBJECT = 20;

  private static final int STRIP = 8;
  private static final int MIN_STRIPS = 40;
  private static final int[] HEIGHTS = {96, 104, 120, 128, 144, 144, 160, 176, 200};

  /**
   * A room.
   *
   * @param width the width in pixels
   * @param height the height in pixels
   * @param boxes the number of walk boxes without number 0, which is not used
   * @param objects the numbers of the objects
   */
  record RoomShape(int width, int height, int boxes, List<Integer> objects) {}

  /** An object and its room. */
  record ObjectInRoom(int object, int room) {}

  /** Makes the rooms of a game with the given assets. */
  static GameContents draw(Random random, LabAssets assets) {
    List<RoomShape> rooms = new ArrayList<>();
    int next = FIRST_OBJECT;
    for (int remainingRooms = 3 + random.nextInt(2); remainingRooms > 0; remainingRooms--) {
      List<Integer> objects = new ArrayList<>();
      for (int remainingObjects = 3 + random.nextInt(5); remainingObjects > 0; remainingObjects--) {
        objects.add(next++);
      }
      int width =
          STRIP * (MIN_STRIPS + (random.nextBoolean() ? 0 : random.nextInt(MIN_STRIPS + 1)));
      int height = HEIGHTS[random.nextInt(HEIGHTS.length)];
      rooms.add(new RoomShape(width, height, 2 + random.nextInt(6), List.copyOf(objects)));
    }
    return new GameContents(
        List.copyOf(rooms), assets.costumes(), assets.fonts(), assets.soundNumbers());
  }

  /** Returns the number after the number of the last object. */
  int endOfObjects() {
    return FIRST_OBJECT + rooms.stream().mapToInt(room -> room.objects().size()).sum();
  }

  /** Draws an object. */
  ObjectInRoom drawObject(Random random) {
    int room = random.nextInt(rooms.size());
    List<Integer> objects = rooms.get(room).objects();
    return new ObjectInRoom(objects.get(random.nextInt(objects.size())), room + 1);
  }
}
