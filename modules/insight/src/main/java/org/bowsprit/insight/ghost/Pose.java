package org.bowsprit.insight.ghost;

import java.util.stream.IntStream;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Facing;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The position and the scale of a ghost after a tick, and the state of its limbs.
 *
 * @param feet the position of the feet, in room pixels
 * @param elevation the height above this position, in pixels
 * @param scaleX the horizontal scale, 1 to 255
 * @param scaleY the vertical scale, 1 to 255
 * @param facesWest true if the ghost faces west
 * @param limbs the index in the commands of the costume at which each limb is; {@link #HIDDEN} for
 *     a limb that is not drawn
 */
@SuppressWarnings(
    "ArrayRecordComponent") // The array is created once, read by the painter and never compared.
public record Pose(
    Point feet, int elevation, int scaleX, int scaleY, boolean facesWest, int[] limbs) {

  /** The value of a limb that is not drawn. */
  static final int HIDDEN = -1;

  static Pose of(Actor actor) {
    return new Pose(
        new Point(actor.x(), actor.y()),
        actor.elevation(),
        actor.scaleX(),
        actor.scaleY(),
        actor.facing() == Facing.WEST,
        IntStream.range(0, Costume.LIMB_COUNT).map(limb -> limbPosition(actor, limb)).toArray());
  }

  private static int limbPosition(Actor actor, int limb) {
    return actor.costumeState().animation().isDrawn(limb)
        ? actor.costumeState().animation().position(limb)
        : HIDDEN;
  }
}
