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
 * Starts a game in a room: boots it, skips everything before the player can walk, and enters the
 * room with ego in the middle of its first open box. If the player cannot walk within the time
 * limit, the room is entered nevertheless.
 *
 * @param usual starts the game at its boot
 * @param room the number of an existing room
 */
public record RoomStart(SessionStart usual, int room) implements SessionStart {

  /**
   * The maximum number of iterations until the player can walk. They are minutes of virtual time.
   */
  private static final int PATIENCE = 3_000;

  /**
   * The interval, in iterations, at which the first line of a dialogue choice is chosen, if there
   * is a choice.
   */
  private static final int CHOICE_EVERY = 20;

  private static final int CORNERS = 4;

  @Override
  public JournalPlayer begin(GameSetup setup) {
    JournalPlayer player = usual.begin(setup);
    GameSession session = player.session();
    // The player's input is held back until the game is in the room.
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

  /** Returns the middle of the first open box, or of the room if it has no open box. */
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
