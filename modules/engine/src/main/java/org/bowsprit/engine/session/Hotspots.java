package org.bowsprit.engine.session;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.World;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.render.Frame;

/**
 * One search for a clickable point of each verb, object and actor on the current screen.
 *
 * <p>Every second pixel is tested in the same way as a click. An item that is partly covered is
 * therefore found where it is visible. The chosen point of an item is its visible pixel nearest to
 * the middle.
 *
 * <p>Some games draw an object by means of an actor. Such an actor is omitted. It is recognised by
 * its name, which is the name of the object, or by its position.
 */
final class Hotspots {

  private static final int STEP_PIXELS = 2;

  /** The number of the first verb, which is above the numbers of all objects and actors. */
  private static final int FIRST_VERB = 1 << 16;

  private final World world;
  private final ScreenReader reader;

  /**
   * Whether the objects and actors that were found have names. Thousands of points share a name.
   */
  private final Map<Integer, Boolean> named = new HashMap<>();

  Hotspots(World world, ScreenReader reader) {
    this.world = world;
    this.reader = reader;
  }

  /** Returns all hotspots, from the top of the screen down. */
  List<Hotspot> find() {
    Map<Integer, List<Point>> pixels = new LinkedHashMap<>();
    int[] slots = world.verbs().clickableSlots().stream().mapToInt(Integer::intValue).toArray();
    for (int y = 0; y < Frame.HEIGHT; y += STEP_PIXELS) {
      for (int x = 0; x < Frame.WIDTH; x += STEP_PIXELS) {
        int item = itemAt(x, y, slots);
        if (item != 0) {
          pixels.computeIfAbsent(item, key -> new ArrayList<>()).add(new Point(x, y));
        }
      }
    }
    pixels
        .keySet()
        .removeIf(
            item -> hasNameOfObject(item, pixels.keySet()) || isAtPositionOfObject(item, pixels));
    return pixels.entrySet().stream()
        .map(item -> hotspot(item.getValue(), item.getKey() >= FIRST_VERB))
        .toList();
  }

  /**
   * Returns whether an actor is at the position of an object. This is so if the actor covers at
   * least half of the object's pixels, and the covered pixels are at least as many as the pixels at
   * which a click reaches the actor itself.
   */
  private boolean isAtPositionOfObject(int actor, Map<Integer, List<Point>> pixels) {
    return actor < Cast.SIZE
        && pixels.keySet().stream()
            .filter(Hotspots::isObject)
            .anyMatch(
                object -> {
                  long sharedPixels = countActorPixels(actor, pixels.get(object));
                  return 2 * sharedPixels >= pixels.get(object).size()
                      && sharedPixels >= pixels.get(actor).size();
                });
  }

  private long countActorPixels(int actor, List<Point> pixels) {
    return pixels.stream()
        .filter(pixel -> reader.namedActorAt(pixel.x(), pixel.y(), this::hasName) == actor)
        .count();
  }

  private static boolean isObject(int item) {
    return item >= Cast.SIZE && item < FIRST_VERB;
  }

  /**
   * Returns the number of the verb, object or actor at a point of the screen; 0 if there is none.
   *
   * @param slots the slots of the verbs that can be clicked, the highest first
   */
  private int itemAt(int x, int y, int[] slots) {
    for (int slot : slots) {
      Verb verb = world.verbs().slot(slot);
      if (verb.isHit(x, y)) {
        return verb.isImage() || ScreenReader.canBeHighlighted(verb) ? FIRST_VERB + slot : 0;
      }
    }
    return reader.namedItemAt(x, y, this::hasName);
  }

  private boolean hasName(int item) {
    return named.computeIfAbsent(item, reader::hasName);
  }

  /** Returns whether an item is an actor with the same name as a visible object. */
  private boolean hasNameOfObject(int item, Set<Integer> items) {
    return item < Cast.SIZE
        && items.stream()
            .anyMatch(
                object ->
                    isObject(object) && Arrays.equals(world.nameOf(item), world.nameOf(object)));
  }

  private static Hotspot hotspot(List<Point> pixels, boolean isVerb) {
    IntSummaryStatistics x = pixels.stream().mapToInt(Point::x).summaryStatistics();
    IntSummaryStatistics y = pixels.stream().mapToInt(Point::y).summaryStatistics();
    Point nearest = pixels.get(0);
    for (Point pixel : pixels) {
      if (distanceToMiddle(pixel, x, y) < distanceToMiddle(nearest, x, y)) {
        nearest = pixel;
      }
    }
    return new Hotspot(
        nearest.x(), nearest.y(), x.getMin(), y.getMin(), x.getMax(), y.getMax(), isVerb);
  }

  private static double distanceToMiddle(
      Point pixel, IntSummaryStatistics x, IntSummaryStatistics y) {
    return Math.hypot(pixel.x() - x.getAverage(), pixel.y() - y.getAverage());
  }
}
