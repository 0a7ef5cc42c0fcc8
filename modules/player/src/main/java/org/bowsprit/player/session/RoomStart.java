package org.bowsprit.player.session;

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
 * Starts a game in a room. Boots the game, skips everything until the player can walk, and enters
 * the room with ego in the middle of its first open box. If the player cannot walk within the time
 * limit, the room is entered nevertheless.
 *
 * @param bootStart starts the game at its boot
 * @param room the number of an existing room
 */
public record RoomStart(SessionStart bootStart, int room) implements SessionStart {

  /**
   * The maximum number of iterations until the player can walk. They correspond to several minutes
   * of play.
   */
  private static final int MAX_ITERATIONS = 3_000;

  /** The interval, in iterations, at which the key for the first dialogue choice is pressed. */
  private static final int CHOICE_INTERVAL = 20;

  private static final int CORNERS = 4;

  @Override
  public JournalPlayer begin(GameSetup setup) {
    JournalPlayer player = bootStart.begin(setup);
    GameSession session = player.session();
    // The player's input is held back until the game is in the room.
    session.removeListener(player);
    for (int tick = 0; tick < MAX_ITERATIONS && !canPlayerWalk(session); tick++) {
      session.machine().skipCutscene();
      if (tick % CHOICE_INTERVAL == 0) {
        session.input(new Input.Key('1', false, false, false));
      }
      session.tick();
    }
    enter(session);
    session.addListener(player);
    return player;
  }

  private static boolean canPlayerWalk(GameSession session) {
    int ego = ego(session);
    boolean isEgoInRoom =
        ego > 0 && session.world().cast().actor(ego).room() == session.world().room();
    return session.fault().isPresent() || (isEgoInRoom && session.machine().userputCounter() > 0);
  }

  private static int ego(GameSession session) {
    int ego = session.machine().variables().get(EngineVariable.EGO);
    return ego > 0 && ego < Cast.SIZE ? ego : 0;
  }

  private void enter(GameSession session) {
    int ego = ego(session);
    if (ego > 0) {
      BoxRecord.Corner entryPoint =
          session.world().resources().room(room).map(RoomStart::entryPoint).orElseThrow();
      Actor actor = session.world().cast().actor(ego);
      session.world().cast().staging().put(actor, entryPoint.x(), entryPoint.y(), room);
    }
    session.machine().enterRoom(room);
  }

  /** Returns the middle of the first open box, or of the room if it has no open box. */
  private static BoxRecord.Corner entryPoint(Room room) {
    return room.floor().boxes().boxes().stream()
        .filter(box -> (box.flags() & WalkBox.INVISIBLE) == 0)
        .findFirst()
        .map(RoomStart::middle)
        .orElse(new BoxRecord.Corner(room.header().width() / 2, room.header().height() / 2));
  }

  private static BoxRecord.Corner middle(BoxRecord box) {
    int x = 0;
    int y = 0;
    for (int corner = 0; corner < CORNERS; corner++) {
      x += box.corner(corner).x();
      y += box.corner(corner).y();
    }
    return new BoxRecord.Corner(x / CORNERS, y / CORNERS);
  }
}
