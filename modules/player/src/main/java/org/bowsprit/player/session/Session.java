package org.bowsprit.player.session;

import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.NamedText;

/**
 * A session that has started.
 *
 * @param replay plays the input that was given in advance
 * @param router the id of the router that plans the walks
 * @param incidents the failures of that router
 * @param symbols the names in the game's sources
 */
public record Session(
    JournalPlayer replay, String router, RouterIncidents incidents, Symbols symbols) {

  /** Returns the game session itself. */
  public GameSession game() {
    return replay.session();
  }

  /**
   * Fails if another router had to replace the requested one, because the walks were then not
   * planned by the requested router.
   *
   * @throws org.bowsprit.plugin.host.isolation.RouterFailedException if the router failed; the
   *     message contains the number of failures
   */
  public void requireRouterWorked() {
    incidents.requireNone();
  }

  /**
   * Fails if a script error halted the game.
   *
   * @throws SessionFailedException if the game was halted; the message contains the error
   */
  public void requireNoHalt() {
    game()
        .fault()
        .ifPresent(
            fault -> {
              throw new SessionFailedException(
                  "the game halted: " + new NamedText(symbols).fault(fault));
            });
  }

  /**
   * Fails if the replay differs from the recording.
   *
   * @throws SessionFailedException if the replay differs; the message contains the iterations of
   *     the first difference
   */
  public void requireNoDrift() {
    replay
        .drift()
        .ifPresent(
            drift -> {
              throw new SessionFailedException(
                  "The replay differs from the recording; the first difference is between iterations "
                      + drift.after()
                      + " and "
                      + drift.before()
                      + ".");
            });
  }
}
