package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The contents of a random game: the numbers that its scripts may use.
 *
 * @param rooms the rooms, numbered from 1
 * @param costumeCount the number of costumes, numbered from 1
 * @param fontCount the number of fonts, numbered from 1
 * @param sounds the numbers of the sounds
 */
record GameContents(List<RoomShape> rooms, int costumeCount, int fontCount, List<Integer> sounds) {

  /** The first object; lower numbers could be mistaken for actors. */
  static final int FIRST_OBJECT = 20;

  private static final int STRIP_WIDTH = 8;
  private static final int MIN_STRIPS = 40;
  private static final int[] HEIGHTS = {96, 104, 120, 128, 144, 144, 160, 176, 200};

  /**
   * A room.
   *
   * @param width the width in pixels
   * @param height the height in pixels
   * @param boxCount the number of walk boxes without number 0, which is not used
   * @param objects the numbers of the objects
   */
  record RoomShape(int width, int height, int boxCount, List<Integer> objects) {}

  /** An object and its room. */
  record ObjectInRoom(int object, int room) {}

  /** Draws the contents of a game that uses the given assets. */
  static GameContents draw(Random random, LabAssets assets) {
    List<RoomShape> rooms = new ArrayList<>();
    int nextObject = FIRST_OBJECT;
    for (int remainingRooms = 3 + random.nextInt(2); remainingRooms > 0; remainingRooms--) {
      List<Integer> objects = new ArrayList<>();
      for (int remainingObjects = 3 + random.nextInt(5); remainingObjects > 0; remainingObjects--) {
        objects.add(nextObject++);
      }
      int width =
          STRIP_WIDTH * (MIN_STRIPS + (random.nextBoolean() ? 0 : random.nextInt(MIN_STRIPS + 1)));
      int height = HEIGHTS[random.nextInt(HEIGHTS.length)];
      rooms.add(new RoomShape(width, height, 2 + random.nextInt(6), List.copyOf(objects)));
    }
    return new GameContents(
        List.copyOf(rooms), assets.costumeCount(), assets.fontCount(), assets.soundNumbers());
  }

  /** Returns the number after the number of the last object. */
  int firstUnusedObject() {
    return FIRST_OBJECT + rooms.stream().mapToInt(room -> room.objects().size()).sum();
  }

  /** Draws an object. */
  ObjectInRoom drawObject(Random random) {
    int room = random.nextInt(rooms.size());
    List<Integer> objects = rooms.get(room).objects();
    return new ObjectInRoom(objects.get(random.nextInt(objects.size())), room + 1);
  }
}
