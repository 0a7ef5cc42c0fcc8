package org.bowsprit.actors;

import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Applies the walk box and the flip classes to the wanted facing of an actor (spec 09 §7.2). The
 * box and the classes can mirror the facing, and the box can force it.
 */
final class BoxFacing {

  /** The bits of a box's flags that force a facing. */
  static final int FORCED_FACING_MASK = WalkBox.FACING;

  private static final int NOT_FORCED = -1;
  private static final int FLIP_X_CLASS = 30;
  private static final int FLIP_Y_CLASS = 29;

  private final Stage stage;

  /** Computes the facing from the wanted facing if the box does not force one. */
  interface FacingRule {
    /** The turning of {@link BoxGraphWalker}. */
    FacingRule IMMEDIATE = (actor, wanted) -> Facing.normalised(wanted);

    /** The turning of {@link ClassicWalker}, and of any actor that turns in place. */
    FacingRule QUARTER_TURN =
        (actor, wanted) -> Facing.quarterTurn(actor.facing, Facing.normalised(wanted));

    int facing(Actor actor, int wanted);
  }

  BoxFacing(Stage stage) {
    this.stage = stage;
  }

  /** Returns the facing of an actor on a leg, in degrees. */
  int walkingFacing(Actor actor, int wanted, FacingRule unforced) {
    return facing(actor, wanted, true, unforced);
  }

  /** Returns the facing of an actor that turns in place, in degrees. */
  int standingFacing(Actor actor, int wanted, FacingRule unforced) {
    return facing(actor, wanted, false, unforced);
  }

  private int facing(Actor actor, int wanted, boolean walking, FacingRule unforced) {
    if (actor.ignoreBoxes) {
      return unforced.facing(actor, wanted);
    }
    int flags = stage.roomFloor().flags(actor.boxForScripts());
    boolean flipX = (flags & WalkBox.FLIP_X) != 0 || stage.isOfClass(actor, FLIP_X_CLASS);
    boolean flipY = (flags & WalkBox.FLIP_Y) != 0 || stage.isOfClass(actor, FLIP_Y_CLASS);
    int mirrored = wanted;
    if (flipX) {
      mirrored = 360 - mirrored;
    }
    if (flipY) {
      mirrored = 180 - mirrored;
    }
    int forced = forcedFacing(flags & FORCED_FACING_MASK, actor, mirrored, walking, flipX, flipY);
    return forced == NOT_FORCED ? unforced.facing(actor, mirrored) : forced;
  }

  private static int forcedFacing(
      int rule, Actor actor, int wanted, boolean walking, boolean flipX, boolean flipY) {
    return switch (rule) {
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
      default -> NOT_FORCED;
    };
  }
}
