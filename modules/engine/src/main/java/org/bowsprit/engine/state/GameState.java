package org.bowsprit.engine.state;

import java.util.Objects;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.engine.world.WorldState;
import org.bowsprit.vm.VmState;

/**
 * The whole state of a session between two iterations, to the last actor in the middle of a step:
 * putting it back and going on is going on (spec 12 §2). Immutable.
 *
 * @param machine variables and scripts
 * @param world people, things, verbs, room and screen
 * @param session what the main loop knows besides
 * @param sound what plays, by logical position
 * @param picture the pixels on the screen; null where nothing paints
 * @param legByLeg whether walks are decided leg by leg, as the router wants it that plans them
 */
public record GameState(
    VmState machine,
    WorldState world,
    SessionState session,
    SoundState sound,
    PictureState picture,
    boolean legByLeg) {

  /** Rejects null but for the picture. */
  public GameState {
    Objects.requireNonNull(machine, "machine must not be null");
    Objects.requireNonNull(world, "world must not be null");
    Objects.requireNonNull(session, "session must not be null");
    Objects.requireNonNull(sound, "sound must not be null");
  }

  /**
   * Returns the same, but made of parts of {@code earlier} where they are equal, so that several
   * states of a game take less memory.
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

  /** This state without the pixels, to be drawn anew where it is restored. */
  public GameState unpainted() {
    return new GameState(machine, world, session, sound, null, legByLeg);
  }
}
