package org.bowsprit.playtest.internal.play;

import java.util.Optional;
import org.bowsprit.engine.world.World;
import org.bowsprit.playtest.internal.play.Screen.Spot;

/** Carries out deeds by clicks, as a player does: walks until a thing is on the screen first. */
public final class Hand {

  private static final int WIDTH = 320;
  private static final int MARGIN = 3;
  private static final int TRIES = 8;
  private static final int ROWS = 8;

  private final Player player;
  private final Screen screen;

  /** Makes the hand of a player. */
  public Hand(Player player, Screen screen) {
    this.player = player;
    this.screen = screen;
  }

  /**
   * Clicks what a deed is made of and waits for the end of it.
   *
   * @return empty if something of it cannot be clicked
   */
  public Optional<Player.End> perform(Deed deed) {
    if (!approach(deed.first()) || !approach(deed.second())) {
      return Optional.empty();
    }
    if (deed.verb() != 0 && !clickVerb(deed.verb())) {
      return Optional.empty();
    }
    if (!clickThing(deed.first()) || !clickThing(deed.second())) {
      return Optional.empty();
    }
    return Optional.of(player.settle());
  }

  /** Clicks a verb. */
  boolean clickVerb(int verb) {
    return click(screen.spotOfVerb(verb));
  }

  /** Moves the pointer onto a thing of the room, if it is on the screen. */
  public void pointAt(int thing) {
    screen
        .spotInRoom(thing)
        .filter(screen::isOnScreen)
        .ifPresent(spot -> player.point(onScreen(spot).x(), onScreen(spot).y()));
  }

  private boolean clickThing(int thing) {
    if (thing == 0) {
      return true;
    }
    if (screen.carries(thing)) {
      return clickCarried(thing);
    }
    return click(screen.spotInRoom(thing).filter(screen::isOnScreen).map(this::onScreen));
  }

  /** Scrolls what is carried until the thing is there: whatever has no letters may be an arrow. */
  private boolean clickCarried(int thing) {
    for (Screen.Word arrow : screen.words()) {
      if (arrow.hasLetters()) {
        continue;
      }
      for (int i = 0; i < TRIES && screen.spotOfCarried(thing).isEmpty(); i++) {
        clickVerb(arrow.verb());
      }
    }
    return click(screen.spotOfCarried(thing));
  }

  private boolean click(Optional<Spot> spot) {
    spot.ifPresent(at -> player.click(at.x(), at.y()));
    return spot.isPresent();
  }

  private boolean approach(int thing) {
    if (thing == 0 || screen.carries(thing)) {
      return true;
    }
    for (int i = 0; i < TRIES; i++) {
      Optional<Spot> spot = screen.spotInRoom(thing);
      if (spot.isEmpty()) {
        return false;
      }
      if (screen.isOnScreen(spot.get())) {
        return true;
      }
      walkTowards(spot.get());
    }
    return false;
  }

  /** Clicks where nothing lies, at the side of the screen that the thing is beyond. */
  private void walkTowards(Spot spot) {
    int x = onScreen(spot).x() < MARGIN ? MARGIN : WIDTH - MARGIN - 1;
    World world = player.session().world();
    int bottom = world.areas().top() + world.areas().mainHeight() - 1;
    for (int y = bottom - MARGIN; y > world.areas().top(); y -= ROWS) {
      int inRoom = x + world.camera().leftEdge();
      if (world.roomObjects().under(inRoom, y - world.areas().top(), world.objects()) == 0) {
        player.click(x, y);
        player.settle();
        return;
      }
    }
    player.click(x, bottom);
    player.settle();
  }

  private Spot onScreen(Spot inRoom) {
    World world = player.session().world();
    return new Spot(inRoom.x() - world.camera().leftEdge(), inRoom.y() + world.areas().top());
  }
}
