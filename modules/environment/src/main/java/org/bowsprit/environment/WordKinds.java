package org.bowsprit.environment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.environment.observation.StepEnd;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.playtest.play.ClickTargets.Word;
import org.bowsprit.playtest.play.Hand;

/**
 * Distinguishes verbs from lines to choose from. A word is a line if a click on this word alone has
 * an effect. Each word is tried once in a separate session.
 */
final class WordKinds {

  /** The number of iterations after a click within which a line has an effect. */
  private static final int SOON = 40;

  private final Function<SessionListener, GameSession> sessions;
  private final Map<Word, Boolean> known = new HashMap<>();
  private final Counter spoken = new Counter();
  private GameSession session;

  /** Counts spoken lines. */
  private static final class Counter implements SessionListener {
    private int lines;

    @Override
    public void said(int speaker, byte[] line) {
      lines++;
    }
  }

  /**
   * Creates an object that has not tried any words yet.
   *
   * @param sessions prepares the session in which words are tried
   */
  WordKinds(Function<SessionListener, GameSession> sessions) {
    this.sessions = sessions;
  }

  /**
   * Returns the words of a state that are lines to choose from.
   *
   * @param words the words
   * @param state returns the state, if a word is not known yet
   */
  List<Word> lines(List<Word> words, Supplier<GameState> state) {
    List<Word> lines = new ArrayList<>();
    Optional<GameState> taken = Optional.empty();
    for (Word word : words) {
      if (!known.containsKey(word)) {
        taken = taken.or(() -> Optional.of(state.get()));
        known.put(word, acts(word, taken.get()));
      }
      if (known.get(word)) {
        lines.add(word);
      }
    }
    return lines;
  }

  private boolean acts(Word word, GameState state) {
    if (session == null) {
      session = sessions.apply(spoken);
    }
    session.restore(state);
    spoken.lines = 0;
    int room = session.world().room();
    ClickTargets targets = new ClickTargets(session);
    boolean[] acted = new boolean[1];
    Turn turn =
        new Turn(
            session,
            () -> {
              acted[0] |=
                  spoken.lines > 0
                      || session.world().room() != room
                      || session.machine().userputCounter() <= 0;
              return acted[0] || session.fault().isPresent() ? StepEnd.LIMIT : null;
            },
            SOON);
    new Hand(turn, targets).perform(Action.choose(word.verb()));
    turn.settle();
    return acted[0] || !targets.words().contains(word);
  }
}
