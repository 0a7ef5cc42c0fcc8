package org.bowsprit.insight.ghost;

import java.util.stream.IntStream;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Facing;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Where a ghost is after a tick and what its limbs do.
 *
 * @param feet room pixels
 * @param elevation pixels above its feet
 * @param scaleX horizontal size
 * @param scaleY vertical size
 * @param west whether it looks west
 * @param limbs where each limb stands in the command stream; {@link #HIDDEN} where it is not drawn
 */
@SuppressWarnings("ArrayRecordComponent") // Made once, read by the painter, never compared.
public record Pose(Point feet, int elevation, int scaleX, int scaleY, boolean west, int[] limbs) {

  /** A limb that is not drawn. */
  static final int HIDDEN = -1;

  static Pose of(Actor actor) {
    return new Pose(
        new Point(actor.x(), actor.y()),
        actor.elevation(),
        actor.scaleX(),
        actor.scaleY(),
        actor.facing() == Facing.WEST,
        IntStream.range(0, Costume.LIMBS).map(limb -> limb(actor, limb)).toArray());
  }

  private static int limb(Actor actor, int limb) {
    return actor.dress().animation().isDrawn(limb)
        ? actor.dress().animation().position(limb)
        : HIDDEN;
  }
}
