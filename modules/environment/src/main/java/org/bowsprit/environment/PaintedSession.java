package org.bowsprit.environment;

import java.util.Optional;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;

/**
 * A second session of a game, which is painted. Painting takes most of the time of an iteration,
 * and few programs look at every picture. Therefore the session that is played is not painted. This
 * second session plays the same input when a picture is needed.
 */
final class PaintedSession {

  private final AgentHost host = new AgentHost();
  private final FramePainter painter;
  private final GameSession session;
  private Moment bootMoment;
  private Moment lastMoment;
  private boolean isSessionAtLast;

  /**
   * A state with its picture.
   *
   * @param state the state
   * @param memory the data stored by the host
   */
  record Moment(GameState state, AgentHost.HostData memory) {}

  PaintedSession(PlayableGame game, Journal.Origin origin) {
    DissolveRandom random = new DissolveRandom();
    painter = new FramePainter(random);
    session =
        game.prepare(
            origin, new PlayableGame.Parts(host, Optional.of(painter), new SessionListener() {}));
    random.setSession(session);
  }

  /** Returns the latest painted moment; null if none was painted. */
  Moment last() {
    return lastMoment;
  }

  /**
   * Returns to a state of the game.
   *
   * @param moment the result of {@link #last()} in that state
   */
  void restore(Moment moment) {
    lastMoment = moment;
    isSessionAtLast = false;
  }

  /** Boots the game and continues a saved game. */
  void load(GameState saved) {
    session.start();
    session.load(saved);
    lastMoment = currentMoment();
    isSessionAtLast = true;
  }

  /**
   * Plays to the current moment and returns it.
   *
   * @param ticks the number of iterations played so far
   * @param input the input events since the reset
   */
  Moment paint(long ticks, EnvironmentState.Inputs input) {
    Moment start = lastMoment == null ? boot() : lastMoment;
    if (!isSessionAtLast) {
      session.restore(start.state());
      host.restore(start.memory());
    }
    JournalPlayer player = JournalPlayer.ofInput(session, input.since(session.ticks()));
    while (session.ticks() < ticks) {
      session.tick();
    }
    session.removeListener(player);
    lastMoment = start.state().session().ticks() == ticks ? start : currentMoment();
    isSessionAtLast = true;
    return lastMoment;
  }

  private Moment boot() {
    if (bootMoment == null) {
      session.start();
      bootMoment = currentMoment();
    }
    return bootMoment;
  }

  private Moment currentMoment() {
    return new Moment(session.snapshot(), host.data());
  }

  /** Returns the painter with the picture of the moment that was painted last. */
  FramePainter painter() {
    return painter;
  }
}
