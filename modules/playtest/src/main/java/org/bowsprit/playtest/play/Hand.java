package org.bowsprit.playtest.play;

import java.util.Optional;
import org.bowsprit.engine.world.World;
import org.bowsprit.playtest.play.ClickTargets.Spot;
import org.bowsprit.render.Frame;

/** Performs actions with clicks. If the object is not on the screen, walks until it is. */
public final class Hand {

  private static final int MARGIN = 3;
  private static final int TRIES = 8;
  private static final int ROWS = 8;

  private final Pointer pointer;
  private final ClickTargets targets;

  /** Creates the mouse of a player. */
  public Hand(Pointer pointer, ClickTargets targets) {
    this.pointer = pointer;
    this.targets = targets;
  }

  /**
   * Performs the clicks of an action.
   *
   * @return whether every part of the action could be clicked
   */
  public boolean perform(Action action) {
    return approach(action.first())
        && approach(action.second())
        && (action.verb() == 0 || clickVerb(action.verb()))
        && clickThing(action.first())
        && clickThing(action.second());
  }

  private boolean clickVerb(int verb) {
    return click(targets.spotOfVerb(verb));
  }

  /** Moves the pointer to an object of the room if it is on the screen. */
  public void pointAt(int thing) {
    targets
        .spotInRoom(thing)
        .filter(targets::isOnScreen)
        .ifPresent(spot -> pointer.point(onScreen(spot).x(), onScreen(spot).y()));
  }

  private boolean clickThing(int thing) {
    if (thing == 0) {
      return true;
    }
    if (targets.carries(thing)) {
      return clickCarried(thing);
    }
    return click(targets.spotInRoom(thing).filter(targets::isOnScreen).map(this::onScreen));
  }

  /**
   * Scrolls the inventory until an object is visible, and clicks it. Any verb without letters can
   * be a scroll arrow.
   */
  private boolean clickCarried(int thing) {
    for (ClickTargets.Word arrow : targets.words()) {
      if (arrow.hasLetters()) {
        continue;
      }
      for (int i = 0; i < TRIES && targets.spotOfCarried(thing).isEmpty(); i++) {
        clickVerb(arrow.verb());
      }
    }
    return click(targets.spotOfCarried(thing));
  }

  private boolean click(Optional<Spot> spot) {
    spot.ifPresent(at -> pointer.click(at.x(), at.y()));
    return spot.isPresent();
  }

  private boolean approach(int thing) {
    if (thing == 0 || targets.carries(thing)) {
      return true;
    }
    for (int i = 0; i < TRIES; i++) {
      Optional<Spot> spot = targets.spotInRoom(thing);
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

  /** Clicks a place without objects, on the side of the screen towards an object. */
  private void walkTowards(Spot spot) {
    clickFloor(onScreen(spot).x() < MARGIN ? MARGIN : Frame.WIDTH - MARGIN - 1);
    pointer.letWalk();
  }

  /**
   * Clicks the lowest place of a column without objects.
   *
   * @param x the column of the screen
   */
  public void clickFloor(int x) {
    World world = pointer.session().world();
    int bottom = world.areas().top() + world.areas().mainHeight() - 1;
    for (int y = bottom - MARGIN; y > world.areas().top(); y -= ROWS) {
      int inRoom = x + world.camera().leftEdge();
      if (world.roomObjects().under(inRoom, y - world.areas().top(), world.objects()) == 0) {
        pointer.click(x, y);
        return;
      }
    }
    pointer.click(x, bottom);
  }

  private Spot onScreen(Spot inRoom) {
    World world = pointer.session().world();
    return new Spot(inRoom.x() - world.camera().leftEdge(), inRoom.y() + world.areas().top());
  }
}
