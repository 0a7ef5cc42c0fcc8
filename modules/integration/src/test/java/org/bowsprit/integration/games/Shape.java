package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * What a random game consists of: the numbers that its scripts may name.
 *
 * @param rooms the rooms, numbered from 1
 * @param costumes how many there are, numbered from 1
 * @param fonts how many there are, numbered from 1
 * @param sounds the numbers of the sounds
 */
record Shape(List<RoomShape> rooms, int costumes, int fonts, List<Integer> sounds) {

  /** The first object; numbers below could be taken for actors. */
  static final int FIRST_OBJECT = 20;

  private static final int STRIP = 8;
  private static final int NARROWEST = 40;
  private static final int[] HEIGHTS = {96, 104, 120, 128, 144, 144, 160, 176, 200};

  /**
   * A room.
   *
   * @param width pixels
   * @param height pixels
   * @param boxes walk boxes besides number 0, which nobody stands in
   * @param objects their numbers
   */
  record RoomShape(int width, int height, int boxes, List<Integer> objects) {}

  /** An object and the room it lies in. */
  record Place(int object, int room) {}

  /** Draws the rooms of a game that has the assets. */
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

  /** Returns the number after the last object's. */
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
