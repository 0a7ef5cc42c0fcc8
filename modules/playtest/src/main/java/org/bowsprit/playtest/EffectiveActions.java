package org.bowsprit.playtest;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.playtest.internal.play.Facts;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.internal.play.TimeLeft;
import org.bowsprit.playtest.internal.search.Restlessness;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.playtest.play.Hand;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.playtest.setup.SessionSource;

/**
 * Finds the actions that change something permanently, by trying each of them in a separate
 * session.
 *
 * <p>Permanent changes are changes of the owners, states and classes of objects, the rooms of
 * actors, bits, variables, the current room, and the words that can be clicked. If a verb and an
 * object have neither an effect nor a sentence, they wait for another object, and are tried with
 * each other object.
 */
public final class EffectiveActions {

  private final SessionDriver driver;
  private final ClickTargets targets;
  private final Hand hand;
  private final Facts facts;
  private boolean hasLearned;

  /**
   * The actions that can be tried in a state.
   *
   * @param verbs the numbers of the verbs that are clicked before an object
   * @param lines the numbers of the lines to choose from
   */
  public record Choice(Set<Integer> verbs, List<Integer> lines) {

    /** Copies the collections. */
    public Choice {
      verbs = Set.copyOf(verbs);
      lines = List.copyOf(lines);
    }
  }

  /**
   * Prepares the session.
   *
   * @param sessions starts the session
   */
  public EffectiveActions(SessionSource sessions) {
    driver =
        new SessionDriver(
            sessions,
            Goal.NONE,
            new TimeLeft(new PlaytestLimits(Long.MAX_VALUE, Integer.MAX_VALUE)));
    targets = new ClickTargets(driver.session());
    hand = new Hand(driver, targets);
    facts = new Facts(driver.session());
  }

  /** Returns the actions that change something in a state, in the order of verbs and objects. */
  public List<Action> in(GameState state, Choice choice) {
    driver.restore(state);
    List<Integer> things = targets.things();
    List<Integer> all = new ArrayList<>(things);
    all.addAll(targets.carried());
    List<Integer> verbs = choice.verbs().stream().sorted().toList();
    if (!hasLearned && !verbs.isEmpty()) {
      hasLearned = true;
      Restlessness restlessness = new Restlessness(driver, targets, hand, facts, choice.verbs());
      restlessness.learn(state);
      restlessness.learnWalking(state);
    }
    Trial trial = new Trial(state);
    choice.lines().forEach(line -> trial.offer(Action.choose(line)));
    for (int verb : verbs) {
      for (int thing : all) {
        Action action = new Action(verb, thing, 0);
        if (trial.offer(action)) {
          all.stream()
              .filter(other -> other != thing)
              .forEach(other -> trial.offer(action.with(other)));
        }
      }
    }
    things.forEach(thing -> trial.offer(Action.click(thing)));
    return trial.found;
  }

  /** Tries actions in one state. */
  private final class Trial {

    private final GameState state;
    private final long before;
    private final long solid;
    private final int room;
    private final List<ClickTargets.Word> words;
    private final List<Action> found = new ArrayList<>();

    Trial(GameState state) {
      this.state = state;
      driver.restore(state);
      before = facts.of(session());
      solid = facts.solid(session());
      room = session().world().room();
      words = targets.words();
    }

    /** Tries an action. Returns whether the action seems to wait for a second object. */
    boolean offer(Action action) {
      driver.restore(state);
      if (!hand.perform(action)) {
        return false;
      }
      driver.settle();
      boolean same = session().world().room() == room && targets.words().equals(words);
      if (same && driver.lines() == 0 && !driver.hadSentence() && facts.solid(session()) == solid) {
        return true;
      }
      if (!same || facts.of(session()) != before) {
        found.add(action);
      }
      return false;
    }

    private GameSession session() {
      return driver.session();
    }
  }
}
