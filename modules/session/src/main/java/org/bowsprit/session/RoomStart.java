package org.bowsprit.session;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.Room;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * Begins a game in a room: boots it, skips what comes before the player walks about, and goes
 * there, ego standing in the first open box. A game that never comes so far goes there from where
 * it is.
 *
 * @param usual begins the game at its boot
 * @param room number of the room, which the game has
 */
public record RoomStart(SessionStart usual, int room) implements SessionStart {

  /**
   * Iterations that a game has to come to where the player walks about: minutes of virtual time.
   */
  private static final int PATIENCE = 3_000;

  /** A choice that stands in the way is answered by its first line, so often. */
  private static final int CHOICE_EVERY = 20;

  private static final int CORNERS = 4;

  @Override
  public JournalPlayer begin(GameSetup setup) {
    JournalPlayer player = usual.begin(setup);
    GameSession session = player.session();
    // The player's input waits until the game is there.
    session.removeListener(player);
    for (int tick = 0; tick < PATIENCE && !isWalkedAbout(session); tick++) {
      session.machine().skipCutscene();
      if (tick % CHOICE_EVERY == 0) {
        session.input(new Input.Key('1', false, false, false));
      }
      session.tick();
    }
    enter(session);
    session.addListener(player);
    return player;
  }

  private static boolean isWalkedAbout(GameSession session) {
    int ego = ego(session);
    boolean isThere = ego > 0 && session.world().cast().actor(ego).room() == session.world().room();
    return session.fault().isPresent() || (isThere && session.machine().userputCounter() > 0);
  }

  private static int ego(GameSession session) {
    int ego = session.machine().variables().get(EngineVariable.EGO);
    return ego > 0 && ego < Cast.SIZE ? ego : 0;
  }

  private void enter(GameSession session) {
    int ego = ego(session);
    if (ego > 0) {
      BoxRecord.Corner place =
          session.world().resources().room(room).map(RoomStart::place).orElseThrow();
      Actor actor = session.world().cast().actor(ego);
      session.world().cast().staging().put(actor, place.x(), place.y(), room);
    }
    session.machine().enterRoom(room);
  }

  /** Returns the middle of the first box that is open; of a room without one, of the room. */
  private static BoxRecord.Corner place(Room room) {
    return room.floor().boxes().boxes().stream()
        .filter(box -> (box.flags() & WalkBox.INVISIBLE) == 0)
        .findFirst()
        .map(RoomStart::middle)
        .orElse(new BoxRecord.Corner(room.header().width() / 2, room.header().height() / 2));
  }

  private static BoxRecord.Corner middle(BoxRecord box) {
    int x = 0;
    int y = 0;
    for (int k = 0; k < CORNERS; k++) {
      x += box.corner(k).x();
      y += box.corner(k).y();
    }
    return new BoxRecord.Corner(x / CORNERS, y / CORNERS);
  }
}
