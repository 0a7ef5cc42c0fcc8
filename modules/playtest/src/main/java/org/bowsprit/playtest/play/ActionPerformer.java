package org.bowsprit.playtest.play;

import java.util.Optional;
import org.bowsprit.engine.world.World;
import org.bowsprit.playtest.play.ClickTargets.Position;
import org.bowsprit.render.Frame;

/**
 * Performs actions with clicks. If an object is not on the screen, makes the ego walk until the
 * object is on the screen.
 */
public final class ActionPerformer {

  private static final int MARGIN_PIXELS = 3;
  private static final int MAX_TRIES = 8;
  private static final int ROW_STEP = 8;

  private final Pointer pointer;
  private final ClickTargets targets;

  /** Creates an object that performs actions with a pointer. */
  public ActionPerformer(Pointer pointer, ClickTargets targets) {
    this.pointer = pointer;
    this.targets = targets;
  }

  /**
   * Performs the clicks of an action.
   *
   * @return whether every part of the action could be clicked
   */
  public boolean perform(Action action) {
    return walkUntilVisible(action.first())
        && walkUntilVisible(action.second())
        && (action.verb() == 0 || clickVerb(action.verb()))
        && clickObject(action.first())
        && clickObject(action.second());
  }

  private boolean clickVerb(int verb) {
    return click(targets.positionOfVerb(verb));
  }

  /** Moves the pointer to an object of the room if it is on the screen. */
  public void pointAt(int object) {
    targets
        .positionInRoom(object)
        .filter(targets::isOnScreen)
        .ifPresent(spot -> pointer.point(screenPosition(spot).x(), screenPosition(spot).y()));
  }

  private boolean clickObject(int object) {
    if (object == 0) {
      return true;
    }
    if (targets.carries(object)) {
      return clickCarried(object);
    }
    return click(
        targets.positionInRoom(object).filter(targets::isOnScreen).map(this::screenPosition));
  }

  /**
   * Scrolls the inventory until an object is visible, and clicks it. Any verb without letters can
   * be a scroll arrow.
   */
  private boolean clickCarried(int object) {
    for (ClickTargets.ClickableVerb arrow : targets.clickableVerbs()) {
      if (arrow.hasLetters()) {
        continue;
      }
      for (int i = 0; i < MAX_TRIES && targets.positionOfCarried(object).isEmpty(); i++) {
        clickVerb(arrow.verb());
      }
    }
    return click(targets.positionOfCarried(object));
  }

  private boolean click(Optional<Position> spot) {
    spot.ifPresent(position -> pointer.click(position.x(), position.y()));
    return spot.isPresent();
  }

  private boolean walkUntilVisible(int object) {
    if (object == 0 || targets.carries(object)) {
      return true;
    }
    for (int i = 0; i < MAX_TRIES; i++) {
      Optional<Position> spot = targets.positionInRoom(object);
      if (spot.isEmpty()) {
        return false;
      }
      if (targets.isOnScreen(spot.get())) {
        return true;
      }
      walkTowards(spot.get());
    }
    return false;
  }

  /** Clicks a point without objects on the side of the screen where the object is. */
  private void walkTowards(Position spot) {
    clickFloor(
        screenPosition(spot).x() < MARGIN_PIXELS ? MARGIN_PIXELS : Frame.WIDTH - MARGIN_PIXELS - 1);
    pointer.waitForWalk();
  }

  /**
   * Clicks the lowest point without objects in a column.
   *
   * @param x the column of the screen
   */
  public void clickFloor(int x) {
    World world = pointer.session().world();
    int bottom = world.areas().top() + world.areas().mainHeight() - 1;
    for (int y = bottom - MARGIN_PIXELS; y > world.areas().top(); y -= ROW_STEP) {
      int roomX = x + world.camera().leftEdge();
      if (world.roomObjects().objectAt(roomX, y - world.areas().top(), world.objects()) == 0) {
        pointer.click(x, y);
        return;
      }
    }
    pointer.click(x, bottom);
  }

  private Position screenPosition(Position roomPosition) {
    World world = pointer.session().world();
    return new Position(
        roomPosition.x() - world.camera().leftEdge(), roomPosition.y() + world.areas().top());
  }
}
