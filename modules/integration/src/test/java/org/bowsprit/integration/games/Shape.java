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
record Shape(List<RoomShape> rooms, int costumes, int fonts, List<Integer> sounds) {

  /** The first object; lower numbers could be mistaken for actors. */
  static final int FIRST_OBJECT = 20;

  private static final int STRIP = 8;
  private static final int NARROWEST = 40;
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
  record Place(int object, int room) {}

  /** Makes the rooms of a game with the given assets. */
  static Shape draw(Random random, LabAssets assets) {
    List<RoomShape> rooms = new ArrayList<>();
    int next = FIRST_OBJECT;
    for (int left = 3 + random.nextInt(2); left > 0; left--) {
      List<Integer> objects = new ArrayList<>();
      for (int more = 3 + random.nextInt(5); more > 0; more--) {
        objects.add(next++);
      }
      int width = STRIP * (NARROWEST + (random.nextBoolean() ? 0 : random.nextInt(NARROWEST + 1)));
      int height = HEIGHTS[random.nextInt(HEIGHTS.length)];
      rooms.add(new RoomShape(width, height, 2 + random.nextInt(6), List.copyOf(objects)));
    }
    return new Shape(List.copyOf(rooms), assets.costumes(), assets.fonts(), assets.soundNumbers());
  }

  /** Returns the number after the last object's number. */
  int endOfObjects() {
    return FIRST_OBJECT + rooms.stream().mapToInt(room -> room.objects().size()).sum();
  }

  /** Draws an object. */
  Place place(Random random) {
    int room = random.nextInt(rooms.size());
    List<Integer> objects = rooms.get(room).objects();
    return new Place(objects.get(random.nextInt(objects.size())), room + 1);
  }
}
