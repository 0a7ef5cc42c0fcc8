package org.bowsprit.actors;

/**
 * Where an actor of the reference's walker is to look: the leg's direction, changed by the flags of
 * its box and its flip classes (spec 09 §7.2).
 */
final class ClassicHeading {

  private static final int FLIP_X = 0x08;
  private static final int FLIP_Y = 0x10;
  private static final int FLIP_X_CLASS = 30;
  private static final int FLIP_Y_CLASS = 29;

  private final Stage stage;

  ClassicHeading(Stage stage) {
    this.stage = stage;
  }

  /** The facing of the next step: at most a quarter turn unless the box forces it. */
  int walking(Actor actor) {
    return heading(actor, true);
  }

  /** The next facing while turning in place. */
  int standing(Actor actor) {
    return heading(actor, false);
  }

  private int heading(Actor actor, boolean walking) {
    int wanted = actor.targetFacing;
    if (actor.ignoreBoxes) {
      return Facing.quarterTurn(actor.facing, Facing.normalised(wanted));
    }
    int flags = stage.floor().flags(actor.boxForScripts());
    boolean east = actor.leg.factorX > 0;
    boolean south = actor.leg.factorY > 0;
    if ((flags & FLIP_X) != 0 || stage.isOfClass(actor, FLIP_X_CLASS)) {
      wanted = 360 - wanted;
      east = !east;
    }
    if ((flags & FLIP_Y) != 0 || stage.isOfClass(actor, FLIP_Y_CLASS)) {
      wanted = 180 - wanted;
      south = !south;
    }
    return switch (flags & 7) {
      case 1 -> (walking ? east : wanted == Facing.EAST) ? Facing.EAST : Facing.WEST;
      case 2 -> (walking ? !south : wanted == Facing.NORTH) ? Facing.NORTH : Facing.SOUTH;
      case 3 -> Facing.WEST;
      case 4 -> Facing.EAST;
      case 5 -> Facing.NORTH;
      case 6 -> Facing.SOUTH;
      default -> Facing.quarterTurn(actor.facing, Facing.normalised(wanted));
    };
  }
}
