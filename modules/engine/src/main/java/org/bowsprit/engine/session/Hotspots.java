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
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.engine.world.World;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.render.Frame;

/**
 * Finds one point on everything that can be clicked, as the screen is now.
 *
 * <p>What lies where is asked of every other pixel, the way a click asks it, so that a thing behind
 * another is met where it can be seen. Of the pixels of a thing the one nearest to their middle is
 * taken. An actor that only shows what an object is clicked for is left out: one of the same name,
 * or one in the same place.
 */
final class Hotspots {

  private static final int STEP = 2;

  /** Verbs are counted from here, above all objects and actors. */
  private static final int VERBS = 1 << 16;

  private final World world;
  private final ScreenReader reader;

  Hotspots(World world, ScreenReader reader) {
    this.world = world;
    this.reader = reader;
  }

  /** Everything, from the top of the screen down. */
  List<Hotspot> find() {
    Map<Integer, List<Point>> pixels = new LinkedHashMap<>();
    for (int y = 0; y < Frame.HEIGHT; y += STEP) {
      for (int x = 0; x < Frame.WIDTH; x += STEP) {
        int thing = thingAt(x, y);
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

  /** Whether half of an actor is an object's, half of which is the actor's. */
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

  private int thingAt(int x, int y) {
    VerbSlots verbs = world.verbs();
    int slot = verbs.under(x, y);
    if (slot != 0) {
      Verb verb = verbs.at(slot);
      return verb.isImage() || ScreenReader.canLight(verb) ? VERBS + slot : 0;
    }
    return reader.namedAt(x, y);
  }

  /** Whether an actor only shows what an object of the same name is clicked for. */
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
