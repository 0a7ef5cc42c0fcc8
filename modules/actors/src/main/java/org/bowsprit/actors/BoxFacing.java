package org.bowsprit.actors;

import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * What a walk box and the flip classes make of where an actor wants to look (spec 09 §7.2): both
 * may mirror it, the box may force it.
 */
final class BoxFacing {

  /** The bits of a box's flags that force a facing. */
  static final int FORCED = WalkBox.FACING;

  private static final int FREE = -1;
  private static final int FLIP_X_CLASS = 30;
  private static final int FLIP_Y_CLASS = 29;

  private final Stage stage;

  /** How a wish becomes a facing where the box forces none. */
  interface Free {
    /** As the seeds' walker turns. */
    Free AT_ONCE = (actor, wanted) -> Facing.normalised(wanted);

    /** As the reference's walker turns, and any actor that turns in place. */
    Free QUARTER_BY_QUARTER =
        (actor, wanted) -> Facing.quarterTurn(actor.facing, Facing.normalised(wanted));

    int facing(Actor actor, int wanted);
  }

  BoxFacing(Stage stage) {
    this.stage = stage;
  }

  /** Where an actor looks on its leg that wants to look there, degrees. */
  int walking(Actor actor, int wanted, Free free) {
    return facing(actor, wanted, true, free);
  }

  /** Where an actor looks that turns in place. */
  int standing(Actor actor, int wanted, Free free) {
    return facing(actor, wanted, false, free);
  }

  private int facing(Actor actor, int wanted, boolean walking, Free free) {
    if (actor.ignoreBoxes) {
      return free.facing(actor, wanted);
    }
    int flags = stage.floor().flags(actor.boxForScripts());
    boolean flipX = (flags & WalkBox.FLIP_X) != 0 || stage.isOfClass(actor, FLIP_X_CLASS);
    boolean flipY = (flags & WalkBox.FLIP_Y) != 0 || stage.isOfClass(actor, FLIP_Y_CLASS);
    int mirrored = wanted;
    if (flipX) {
      mirrored = 360 - mirrored;
    }
    if (flipY) {
      mirrored = 180 - mirrored;
    }
    int forced = forced(flags & FORCED, actor, mirrored, walking, flipX, flipY);
    return forced == FREE ? free.facing(actor, mirrored) : forced;
  }

  private static int forced(
      int by, Actor actor, int wanted, boolean walking, boolean flipX, boolean flipY) {
    return switch (by) {
      case 1 -> {
        boolean east = walking ? actor.leg.factorX > 0 != flipX : wanted == Facing.EAST;
        yield east ? Facing.EAST : Facing.WEST;
      }
      case 2 -> {
        boolean north = walking ? actor.leg.factorY > 0 == flipY : wanted == Facing.NORTH;
        yield north ? Facing.NORTH : Facing.SOUTH;
      }
      case 3 -> Facing.WEST;
      case 4 -> Facing.EAST;
      case 5 -> Facing.NORTH;
      case 6 -> Facing.SOUTH;
      default -> FREE;
    };
  }
}
