package org.bowsprit.actors;

import org.bowsprit.actors.BoxFacing.FacingRule;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.ReachableBoxes;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The walker of the founding documents. It plans a whole route when the walk starts, and follows
 * the route waypoint by waypoint (spec 09 §4, §5). It is used with every router that plans whole
 * routes instead of single legs.
 */
final class BoxGraphWalker implements Walker {

  private static final Logger LOG = LoggerFactory.getLogger(BoxGraphWalker.class);
  private static final int PLAYER_CLASS = 31;

  private final Stage stage;
  private final Choreographer choreographer;
  private final BoxFacing boxFacing;
  private final boolean boxFlagsTurn;

  BoxGraphWalker(Stage stage, Choreographer choreographer, ActorProfile profile) {
    this.stage = stage;
    this.choreographer = choreographer;
    boxFacing = new BoxFacing(stage);
    boxFlagsTurn = profile.has(ActorProfile.Trait.BOX_FLAGS_TURN);
  }

  @Override
  public Scaling scaling() {
    return Scaling.BOX_GRAPH;
  }

  @Override
  public void walkTo(Actor actor, int x, int y, int facing) {
    if (!choreographer.isOnStage(actor)) {
      actor.x = x;
      actor.y = y;
      faceAtEnd(actor, facing);
      return;
    }
    actor.walk.destX = x;
    actor.walk.destY = y;
    actor.walk.destFacing = facing;
    if (actor.x == x && actor.y == y) {
      finishWithoutMoving(actor, facing);
      return;
    }
    plan(actor, x, y);
    if (actor.walk.staysAt(actor.x, actor.y)) {
      finishWithoutMoving(actor, facing);
    } else {
      actor.moveBits &= ~MoveBits.TURN;
      warnIfMotionless(actor);
    }
  }

  private void plan(Actor actor, int x, int y) {
    RouteRequest request =
        new RouteRequest(
            new Point(actor.x, actor.y),
            new Point(x, y),
            actor.box,
            RouteRequest.NO_BOX,
            stage.isOfClass(actor, PLAYER_CLASS),
            actor.ignoreBoxes,
            actor.speedX,
            actor.speedY,
            Limits.NONE,
            false);
    actor.walk.plan(request, stage.roomFloor().router().route(request));
  }

  /**
   * Handles a walk to the current position. During such a walk, the actor never counts as moving,
   * not even in the frame of the command.
   */
  private void finishWithoutMoving(Actor actor, int facing) {
    if (actor.walk.isWalking()) {
      choreographer.stop(actor);
      choreographer.start(actor, actor.costumeState.chores.stand());
    }
    faceAtEnd(actor, facing);
  }

  private static void warnIfMotionless(Actor actor) {
    if (actor.speedX == 0 || actor.speedY == 0) {
      LOG.warn(
          "actor {} cannot move in both directions: its speed is {},{}",
          actor.id,
          actor.speedX,
          actor.speedY);
    }
  }

  private void faceAtEnd(Actor actor, int facing) {
    if (facing != Facing.NONE) {
      choreographer.face(actor, facing);
    }
  }

  @Override
  public void tick(Actor actor) {
    if (!actor.walk.isWalking()) {
      turnInPlace(actor);
      return;
    }
    Walk walk = actor.walk;
    while (walk.hasWaypoint() && walk.isAtWaypoint(actor.x, actor.y)) {
      walk.advanceWaypoint();
    }
    if (!walk.hasWaypoint()) {
      arrive(actor);
      return;
    }
    if (walk.beginsLeg()) {
      BoxGraphStep.begin(actor, walk.waypointX(), walk.waypointY());
    }
    lookAhead(actor);
    BoxGraphStep.advance(actor);
    actor.needsRedraw = true;
    if (!actor.ignoreBoxes) {
      assignBox(actor, stage.roomFloor().standingBox(actor.x, actor.y));
    }
    if (walk.isLastWaypoint() && walk.isAtWaypoint(actor.x, actor.y)) {
      arrive(actor);
    }
  }

  private void turnInPlace(Actor actor) {
    if ((actor.moveBits & MoveBits.TURN) == 0) {
      return;
    }
    int next =
        boxFlagsTurn
            ? boxFacing.standingFacing(actor, actor.targetFacing, FacingRule.QUARTER_TURN)
            : FacingRule.QUARTER_TURN.facing(actor, actor.targetFacing);
    if (next == actor.facing) {
      actor.moveBits = 0;
    } else {
      choreographer.face(actor, next);
    }
  }

  private void arrive(Actor actor) {
    int facing = actor.walk.destFacing;
    choreographer.stop(actor);
    choreographer.start(actor, actor.costumeState.chores.stand());
    faceAtEnd(actor, facing);
  }

  private void lookAhead(Actor actor) {
    int facing = LookAhead.facing(actor);
    if (boxFlagsTurn) {
      facing = boxFacing.walkingFacing(actor, facing, FacingRule.IMMEDIATE);
    }
    boolean inLeg = (actor.moveBits & MoveBits.IN_LEG) != 0;
    if (!inLeg || facing != actor.facing) {
      if (actor.costumeState.frame != actor.costumeState.chores.walk() || facing != actor.facing) {
        choreographer.face(actor, facing);
        choreographer.start(actor, actor.costumeState.chores.walk());
      }
      actor.moveBits |= MoveBits.IN_LEG;
    }
  }

  @Override
  public void placeOnFloor(Actor actor) {
    if (!actor.ignoreBoxes) {
      Floor floor = stage.roomFloor().floor();
      int box = floor.effective().resolve(actor.x, actor.y);
      if (box != BoxIndex.NONE) {
        long point = Outline.nearest(floor.box(box), actor.x, actor.y);
        actor.x = PackedPoint.x(point);
        actor.y = PackedPoint.y(point);
      }
      actor.walk.destBox = box;
      assignBox(actor, box);
    }
    actor.walk.destX = Walk.NOWHERE;
    actor.leg.discard();
    choreographer.stop(actor);
    actor.costumeState.animation.resetSoundCounter();
    if (boxFlagsTurn
        && (stage.roomFloor().flags(actor.boxForScripts()) & BoxFacing.FORCED_FACING_MASK) != 0) {
      choreographer.turn(actor, actor.facing);
    }
  }

  /**
   * Assigns a box, which determines the scale and the clip level. Actors that ignore boxes are
   * never rescaled.
   */
  private void assignBox(Actor actor, int box) {
    actor.box = box;
    RoomFloor floor = stage.roomFloor();
    int scale = floor.scaleAt(box, actor.y);
    actor.boxScaleWord = floor.scaleWord(box);
    actor.scaleX = scale;
    actor.scaleY = scale;
  }

  @Override
  public void onSpeedChange(Actor actor) {
    actor.walk.recomputeLeg();
  }

  @Override
  public void beforeDrawing(Actor actor) {
    // According to the founding documents, an actor is rescaled only when its position changes, so
    // a resting actor keeps the scale that a script has set.
  }

  @Override
  public void onInitialise(Actor actor) {
    if (!actor.visible || !choreographer.isOnStage(actor)) {
      actor.box = Actor.NO_BOX;
    }
  }

  @Override
  public int movingResult(Actor actor) {
    return actor.walk.isWalking() ? 1 : 0;
  }

  @Override
  public boolean isInBox(Actor actor, int box) {
    return box != 0
        && stage.roomFloor().hasBox(box)
        && Outline.contains(stage.roomFloor().floor().box(box), actor.x, actor.y);
  }

  @Override
  public long reachablePoint(Actor actor, int x, int y) {
    Floor floor = stage.roomFloor().floor();
    if (actor.ignoreBoxes || floor.boxCount() == 0) {
      return PackedPoint.of(x, y);
    }
    BoxIndex boxes = ReachableBoxes.from(floor, actor.x, actor.y);
    int box = boxes.resolve(x, y);
    return box == BoxIndex.NONE ? PackedPoint.of(x, y) : Outline.nearest(floor.box(box), x, y);
  }

  @Override
  public boolean usesReachablePointFromObjectToActor() {
    return true;
  }
}
