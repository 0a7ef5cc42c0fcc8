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
import org.bowsprit.playtest.play.ActionPerformer;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.playtest.play.ClickTargets.ClickableVerb;

/**
 * Distinguishes verbs from lines to choose from. A word is a line if a click on this word alone has
 * an effect. Each word is tried once in a separate session.
 */
final class WordClassifier {

  /** The number of iterations after a click within which a line has an effect. */
  private static final int EFFECT_ITERATIONS = 40;

  private final Function<SessionListener, GameSession> sessions;
  private final Map<ClickableVerb, Boolean> areChoices = new HashMap<>();
  private final Counter spoken = new Counter();
  private GameSession session;

  /** Counts spoken lines. */
  private static final class Counter implements SessionListener {
    private int lines;

    @Override
    public void lineSpoken(int speaker, byte[] line) {
      lines++;
    }
  }

  /**
   * Creates an object that has not tried any words yet.
   *
   * @param sessions prepares the session in which words are tried
   */
  WordClassifier(Function<SessionListener, GameSession> sessions) {
    this.sessions = sessions;
  }

  /**
   * Returns the words of a state that are lines to choose from.
   *
   * @param words the words
   * @param state returns the state, if a word is not known yet
   */
  List<ClickableVerb> choices(List<ClickableVerb> words, Supplier<GameState> state) {
    List<ClickableVerb> lines = new ArrayList<>();
    Optional<GameState> capturedState = Optional.empty();
    for (ClickableVerb word : words) {
      if (!areChoices.containsKey(word)) {
        capturedState = capturedState.or(() -> Optional.of(state.get()));
        areChoices.put(word, hasEffect(word, capturedState.get()));
      }
      if (areChoices.get(word)) {
        lines.add(word);
      }
    }
    return lines;
  }

  private boolean hasEffect(ClickableVerb word, GameState state) {
    if (session == null) {
      session = sessions.apply(spoken);
    }
    session.restore(state);
    spoken.lines = 0;
    int room = session.world().room();
    ClickTargets targets = new ClickTargets(session);
    boolean[] hadEffect = new boolean[1];
    Turn turn =
        new Turn(
            session,
            () -> {
              hadEffect[0] |=
                  spoken.lines > 0
                      || session.world().room() != room
                      || session.machine().userputCounter() <= 0;
              return hadEffect[0] || session.fault().isPresent() ? StepEnd.LIMIT : null;
            },
            EFFECT_ITERATIONS);
    new ActionPerformer(turn, targets).perform(Action.choose(word.verb()));
    turn.settle();
    return hadEffect[0] || !targets.clickableVerbs().contains(word);
  }
}
