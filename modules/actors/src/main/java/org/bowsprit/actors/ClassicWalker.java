package org.bowsprit.actors;

import java.util.List;
import org.bowsprit.actors.BoxFacing.FacingRule;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.LegState;
import org.bowsprit.pathfinding.classic.ClassicBox;
import org.bowsprit.pathfinding.classic.Snap;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * An exact implementation of the reference's walker. It stores only the destination and the box,
 * and asks its router for one leg at a time (spec 09 §4.1, §6). It needs a router that returns one
 * leg at a time ({@link LegOracle}). Box 0 means "no box".
 */
final class ClassicWalker implements Walker {

  private static final int NO_BOX = Snap.NO_BOX;
  private static final int PLAYER_CLASS = 31;
  private static final int MAX_LEGS_PER_BOX = 4;

  private final Stage stage;
  private final Choreographer choreographer;
  private final BoxFacing boxFacing;
  private final boolean scaleOnDraw;

  ClassicWalker(Stage stage, Choreographer choreographer, ActorProfile profile) {
    this.stage = stage;
    this.choreographer = choreographer;
    boxFacing = new BoxFacing(stage);
    scaleOnDraw = profile.has(ActorProfile.Trait.RESCALES_ON_DRAW);
  }

  @Override
  public Scaling scaling() {
    return Scaling.CLASSIC;
  }

  @Override
  public void walkTo(Actor actor, int x, int y, int facing) {
    Snap target = snap(actor, new Point(x, y));
    if (!choreographer.isOnStage(actor)) {
      actor.x = target.point().x();
      actor.y = target.point().y();
      if (facing != Facing.NONE) {
        choreographer.face(actor, facing);
      }
      return;
    }
    Walk walk = actor.walk;
    if (actor.ignoreBoxes) {
      target = new Snap(target.point(), NO_BOX);
      actor.box = NO_BOX;
    } else {
      target =
          contains(walk.destBox, target.point().x(), target.point().y())
              ? new Snap(target.point(), walk.destBox)
              : snap(actor, target.point());
      if (actor.moveBits != 0
          && walk.destFacing == facing
          && walk.destX == target.point().x()
          && walk.destY == target.point().y()) {
        return;
      }
    }
    if (actor.x == target.point().x() && actor.y == target.point().y()) {
      if (facing != actor.facing) {
        choreographer.turn(actor, facing);
      }
      return;
    }
    walk.destX = target.point().x();
    walk.destY = target.point().y();
    walk.destBox = target.box();
    walk.destFacing = facing;
    walk.enteringBox = scriptBox(actor);
    walk.hasSecondPoint = false;
    actor.moveBits = (actor.moveBits & MoveBits.IN_LEG) | MoveBits.NEW_LEG;
  }

  @Override
  public void tick(Actor actor) {
    if (actor.moveBits == 0) {
      return;
    }
    if ((actor.moveBits & MoveBits.NEW_LEG) == 0 && !continueOrFinishLeg(actor)) {
      return;
    }
    actor.moveBits &= ~MoveBits.NEW_LEG;
    beginNextLeg(actor);
  }

  /**
   * Continues the current leg or turn, or ends the walk. Returns true if another leg must begin.
   */
  private boolean continueOrFinishLeg(Actor actor) {
    if ((actor.moveBits & MoveBits.IN_LEG) != 0 && step(actor)) {
      return false;
    }
    if ((actor.moveBits & MoveBits.LAST_LEG) != 0) {
      actor.moveBits = 0;
      assignBox(actor, actor.walk.destBox);
      choreographer.start(actor, actor.costumeState.chores.stand());
      if (actor.targetFacing != actor.walk.destFacing) {
        choreographer.turn(actor, actor.walk.destFacing);
      }
      return false;
    }
    if ((actor.moveBits & MoveBits.TURN) != 0) {
      int next = boxFacing.standingFacing(actor, actor.targetFacing, FacingRule.QUARTER_TURN);
      if (actor.facing == next) {
        actor.moveBits = 0;
      } else {
        choreographer.face(actor, next);
      }
      return false;
    }
    if (!actor.walk.hasSecondPoint) {
      assignBox(actor, actor.walk.enteringBox);
    }
    actor.moveBits &= MoveBits.IN_LEG;
    return true;
  }

  /**
   * Runs the routing loop of spec 08 §9.2, which begins legs until one of them moves the actor. If
   * a matrix leads in a circle, the loop of the reference never ends. Here, such a destination
   * counts as unreachable.
   */
  private void beginNextLeg(Actor actor) {
    Walk walk = actor.walk;
    int remainingLegs = MAX_LEGS_PER_BOX * stage.roomFloor().floor().boxCount();
    Point crossing = LegState.NO_CROSSING;
    if (walk.hasSecondPoint) {
      walk.hasSecondPoint = false;
      if (startLeg(actor, walk.secondX, walk.secondY)) {
        return;
      }
      assignBox(actor, walk.enteringBox);
    }
    while (true) {
      if (scriptBox(actor) == NO_BOX) {
        assignBox(actor, walk.destBox);
        walk.enteringBox = walk.destBox;
        break;
      }
      if (actor.box == walk.destBox) {
        break;
      }
      Leg leg = askOracle(actor, crossing);
      if (leg instanceof Leg.Unreachable || remainingLegs-- == 0) {
        walk.destBox = actor.box;
        actor.moveBits |= MoveBits.LAST_LEG;
        return;
      }
      if (leg instanceof Leg.Straight straight) {
        walk.enteringBox = straight.box();
        break;
      }
      Leg.Cross cross = (Leg.Cross) leg;
      walk.enteringBox = cross.box();
      crossing = cross.crossing();
      if (startFirstPossibleLeg(actor, cross.points())) {
        return;
      }
      assignBox(actor, walk.enteringBox);
    }
    actor.moveBits |= MoveBits.LAST_LEG;
    startLeg(actor, walk.destX, walk.destY);
  }

  private boolean startFirstPossibleLeg(Actor actor, List<Point> points) {
    Walk walk = actor.walk;
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      if (startLeg(actor, point.x(), point.y())) {
        if (i + 1 < points.size()) {
          walk.hasSecondPoint = true;
          walk.secondX = points.get(i + 1).x();
          walk.secondY = points.get(i + 1).y();
        }
        return true;
      }
    }
    return false;
  }

  private Leg askOracle(Actor actor, Point crossing) {
    LegOracle oracle =
        stage
            .roomFloor()
            .router()
            .legOracle()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "the classic walker needs a router that returns single legs"));
    Walk walk = actor.walk;
    Leg leg =
        oracle.nextLeg(
            new LegState(
                new Point(actor.x, actor.y),
                actor.box,
                new Point(walk.destX, walk.destY),
                walk.destBox,
                crossing));
    walk.setLeg(leg);
    return leg;
  }

  private boolean startLeg(Actor actor, int x, int y) {
    return ClassicStep.begin(actor, x, y) && step(actor);
  }

  /** Performs one step of the leg. Returns false if the leg is finished. */
  private boolean step(Actor actor) {
    int next = boxFacing.walkingFacing(actor, actor.targetFacing, FacingRule.QUARTER_TURN);
    if ((actor.moveBits & MoveBits.IN_LEG) == 0 || actor.facing != next) {
      if (actor.costumeState.frame != actor.costumeState.chores.walk() || actor.facing != next) {
        choreographer.face(actor, next);
        choreographer.start(actor, actor.costumeState.chores.walk());
      }
      actor.moveBits |= MoveBits.IN_LEG;
    }
    actor.needsRedraw = true;
    int entering = actor.walk.enteringBox;
    if (scriptBox(actor) != entering && contains(entering, actor.x, actor.y)) {
      assignBox(actor, entering);
    }
    if (ClassicStep.isOver(actor) || ClassicStep.advance(actor)) {
      actor.moveBits &= ~MoveBits.IN_LEG;
      return false;
    }
    return true;
  }

  @Override
  public void placeOnFloor(Actor actor) {
    Snap snapped = snap(actor, new Point(actor.x, actor.y));
    actor.x = snapped.point().x();
    actor.y = snapped.point().y();
    actor.walk.destBox = snapped.box();
    assignBox(actor, snapped.box());
    actor.walk.destX = Walk.NOWHERE;
    choreographer.stop(actor);
    actor.costumeState.animation.resetSoundCounter();
    if ((stage.roomFloor().flags(snapped.box()) & BoxFacing.FORCED_FACING_MASK) != 0) {
      choreographer.turn(actor, actor.facing);
    }
  }

  private void assignBox(Actor actor, int box) {
    actor.box = box;
    rescale(actor);
  }

  private void rescale(Actor actor) {
    if (actor.ignoreBoxes) {
      return;
    }
    RoomFloor floor = stage.roomFloor();
    int scale = floor.scaleAt(scriptBox(actor), actor.y);
    actor.boxScaleWord = floor.scaleWord(scriptBox(actor));
    actor.scaleX = scale;
    actor.scaleY = scale;
  }

  /**
   * Starts the last leg again with the new speed. As in the reference, this also makes an actor
   * walk that is only turning (spec 15, rule 11).
   */
  @Override
  public void onSpeedChange(Actor actor) {
    if (actor.moveBits != 0) {
      startLeg(actor, actor.leg.aimX, actor.leg.aimY);
    }
  }

  @Override
  public void beforeDrawing(Actor actor) {
    if (scaleOnDraw) {
      rescale(actor);
    }
  }

  @Override
  public void onInitialise(Actor actor) {
    // The reference does not change the box here.
  }

  @Override
  public int movingResult(Actor actor) {
    return actor.moveBits;
  }

  @Override
  public boolean isInBox(Actor actor, int box) {
    return contains(box, actor.x, actor.y);
  }

  @Override
  public long reachablePoint(Actor actor, int x, int y) {
    Point point = snap(actor, new Point(x, y)).point();
    return PackedPoint.of(point.x(), point.y());
  }

  @Override
  public boolean usesReachablePointFromObjectToActor() {
    return false;
  }

  private Snap snap(Actor actor, Point point) {
    return Snap.of(
        stage.roomFloor().floor().boxes(),
        point,
        stage.isOfClass(actor, PLAYER_CLASS),
        actor.ignoreBoxes);
  }

  private boolean contains(int box, int x, int y) {
    return stage.roomFloor().hasBox(box)
        && ClassicBox.contains(stage.roomFloor().floor().box(box), x, y);
  }

  private static int scriptBox(Actor actor) {
    return actor.boxForScripts();
  }
}
