package org.bowsprit.engine.session;

import java.util.ArrayList;
import java.util.Arrays;
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
 * Finds one point of each thing that can be clicked on the current screen.
 *
 * <p>Every second pixel is tested in the same way as a click. A partly covered thing is therefore
 * found where it is visible. The chosen point of a thing is its pixel nearest to the middle. An
 * actor that only displays an object is left out: an actor with the name of the object, or at the
 * same place.
 */
final class Hotspots {

  private static final int STEP = 2;

  /** The number of the first verb, which is above the numbers of all objects and actors. */
  private static final int VERBS = 1 << 16;

  private final World world;
  private final ScreenReader reader;

  Hotspots(World world, ScreenReader reader) {
    this.world = world;
    this.reader = reader;
  }

  /** Returns all hotspots, from the top of the screen down. */
  List<Hotspot> find() {
    Map<Integer, List<Point>> pixels = new LinkedHashMap<>();
    List<Integer> slots = world.verbs().clickable();
    for (int y = 0; y < Frame.HEIGHT; y += STEP) {
      for (int x = 0; x < Frame.WIDTH; x += STEP) {
        int thing = thingAt(x, y, slots);
        if (thing != 0) {
          pixels.computeIfAbsent(thing, none -> new ArrayList<>()).add(new Point(x, y));
        }
      }
    }
    pixels.keySet().removeIf(thing -> isPlayedBy(thing, pixels.keySet()) || isIn(thing, pixels));
    return pixels.entrySet().stream()
        .map(thing -> hotspot(thing.getValue(), thing.getKey() >= VERBS))
        .toList();
  }

  /**
   * Returns whether an actor only displays an object at the same place: it covers at least half of
   * the object's pixels, and at least as many pixels of the object as pixels without an object.
   */
  private boolean isIn(int actor, Map<Integer, List<Point>> pixels) {
    return actor < Cast.SIZE
        && pixels.keySet().stream()
            .filter(Hotspots::isObject)
            .anyMatch(
                object -> {
                  long both = actorIn(actor, pixels.get(object));
                  return 2 * both >= pixels.get(object).size() && both >= pixels.get(actor).size();
                });
  }

  private long actorIn(int actor, List<Point> pixels) {
    return pixels.stream().filter(at -> reader.namedActorAt(at.x(), at.y()) == actor).count();
  }

  private static boolean isObject(int thing) {
    return thing >= Cast.SIZE && thing < VERBS;
  }

  /**
   * Returns the thing at a point of the screen.
   *
   * @param slots the slots of the verbs that can be clicked, the highest first
   */
  private int thingAt(int x, int y, List<Integer> slots) {
    for (int slot : slots) {
      Verb verb = world.verbs().at(slot);
      if (verb.isHit(x, y)) {
        return verb.isImage() || ScreenReader.canLight(verb) ? VERBS + slot : 0;
      }
    }
    return reader.namedAt(x, y);
  }

  /** Returns whether an actor has the same name as a visible object, which it only displays. */
  private boolean isPlayedBy(int thing, Set<Integer> all) {
    return thing < Cast.SIZE
        && all.stream()
            .anyMatch(
                other ->
                    isObject(other) && Arrays.equals(world.nameOf(thing), world.nameOf(other)));
  }

  private static Hotspot hotspot(List<Point> pixels, boolean isVerb) {
    IntSummaryStatistics x = pixels.stream().mapToInt(Point::x).summaryStatistics();
    IntSummaryStatistics y = pixels.stream().mapToInt(Point::y).summaryStatistics();
    Point nearest = pixels.get(0);
    for (Point pixel : pixels) {
      if (offMiddle(pixel, x, y) < offMiddle(nearest, x, y)) {
        nearest = pixel;
      }
    }
    return new Hotspot(
        nearest.x(), nearest.y(), x.getMin(), y.getMin(), x.getMax(), y.getMax(), isVerb);
  }

  private static double offMiddle(Point pixel, IntSummaryStatistics x, IntSummaryStatistics y) {
    return Math.hypot(pixel.x() - x.getAverage(), pixel.y() - y.getAverage());
  }
}
