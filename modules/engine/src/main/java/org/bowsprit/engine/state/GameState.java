package org.bowsprit.engine.state;

import java.util.Objects;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.engine.world.WorldState;
import org.bowsprit.vm.VmState;

/**
 * The whole state of a session between two iterations, including actors in the middle of a step. A
 * restored state continues as if there had been no interruption (spec 12 §2). Immutable.
 *
 * @param machine variables and scripts
 * @param world actors, objects, verbs, room and screen
 * @param session the state of the main loop
 * @param sound the sounds that are playing, by logical position
 * @param picture the pixels on the screen; null if the session has no painter
 * @param legByLeg whether walks are decided leg by leg, as their router requires
 */
public record GameState(
    VmState machine,
    WorldState world,
    SessionState session,
    SoundState sound,
    PictureState picture,
    boolean legByLeg) {

  /** Rejects null, except for the picture. */
  public GameState {
    Objects.requireNonNull(machine, "machine must not be null");
    Objects.requireNonNull(world, "world must not be null");
    Objects.requireNonNull(session, "session must not be null");
    Objects.requireNonNull(sound, "sound must not be null");
  }

  /**
   * Returns an equal state that shares equal parts with {@code earlier}, so that several states of
   * a game take less memory.
   */
  public GameState sharing(GameState earlier) {
    boolean bothPainted = picture != null && earlier.picture != null;
    return new GameState(
        machine,
        world.sharing(earlier.world),
        session,
        sound,
        bothPainted ? picture.sharing(earlier.picture) : picture,
        legByLeg);
  }

  /** Returns this state without the pixels. A session that restores it redraws everything. */
  public GameState unpainted() {
    return new GameState(machine, world, session, sound, null, legByLeg);
  }
}
