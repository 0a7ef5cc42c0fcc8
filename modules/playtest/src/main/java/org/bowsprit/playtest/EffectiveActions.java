package org.bowsprit.playtest;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.playtest.internal.play.FactHasher;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.internal.play.TimeBudget;
import org.bowsprit.playtest.internal.search.BackgroundVariableFinder;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.playtest.play.ActionPerformer;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.playtest.setup.SessionSource;

/**
 * Finds the actions that change something permanently, by trying each action in a separate session.
 *
 * <p>Permanent changes are changes of the owners, states and classes of objects, the rooms of
 * actors, bits, variables, the current room, and the words that can be clicked. If a verb and an
 * object have no effect and no sentence is carried out, the game waits for a second object. The
 * action is then tried with each other object.
 */
public final class EffectiveActions {

  private final SessionDriver driver;
  private final ClickTargets targets;
  private final ActionPerformer actionPerformer;
  private final FactHasher factHasher;
  private boolean hasFoundBackgroundVariables;

  /**
   * The actions that can be tried in a state.
   *
   * @param verbs the numbers of the verbs that are clicked before an object
   * @param lines the numbers of the lines to choose from
   */
  public record AvailableChoices(Set<Integer> verbs, List<Integer> lines) {

    /** Copies the collections. */
    public AvailableChoices {
      verbs = Set.copyOf(verbs);
      lines = List.copyOf(lines);
    }
  }

  /**
   * Prepares the session.
   *
   * @param sessions starts the session in which actions are tried
   */
  public EffectiveActions(SessionSource sessions) {
    driver =
        new SessionDriver(
            sessions,
            Goal.NONE,
            new TimeBudget(new PlaytestLimits(Long.MAX_VALUE, Integer.MAX_VALUE)));
    targets = new ClickTargets(driver.session());
    actionPerformer = new ActionPerformer(driver, targets);
    factHasher = new FactHasher(driver.session());
  }

  /** Returns the actions that change something in a state, in the order of verbs and objects. */
  public List<Action> find(GameState state, AvailableChoices choices) {
    driver.restore(state);
    List<Integer> roomObjects = targets.roomObjects();
    List<Integer> objects = new ArrayList<>(roomObjects);
    objects.addAll(targets.carriedObjects());
    List<Integer> verbs = choices.verbs().stream().sorted().toList();
    if (!hasFoundBackgroundVariables && !verbs.isEmpty()) {
      hasFoundBackgroundVariables = true;
      BackgroundVariableFinder backgroundVariables =
          new BackgroundVariableFinder(
              driver, targets, actionPerformer, factHasher, choices.verbs());
      backgroundVariables.findChangingVariables(state);
      backgroundVariables.findWalkVariables(state);
    }
    Trial trial = new Trial(state);
    choices.lines().forEach(line -> trial.tryAction(Action.choose(line)));
    for (int verb : verbs) {
      for (int object : objects) {
        Action action = new Action(verb, object, 0);
        if (trial.tryAction(action)) {
          objects.stream()
              .filter(other -> other != object)
              .forEach(other -> trial.tryAction(action.withSecond(other)));
        }
      }
    }
    roomObjects.forEach(object -> trial.tryAction(Action.click(object)));
    return trial.effectiveActions;
  }

  /** Tries actions in one state. */
  private final class Trial {

    private final GameState state;
    private final long hash;
    private final long stableHash;
    private final int room;
    private final List<ClickTargets.ClickableVerb> verbs;
    private final List<Action> effectiveActions = new ArrayList<>();

    Trial(GameState state) {
      this.state = state;
      driver.restore(state);
      hash = factHasher.hash(session());
      stableHash = factHasher.hashWithoutVariables(session());
      room = session().world().room();
      verbs = targets.clickableVerbs();
    }

    /** Tries an action. Returns whether the action seems to wait for a second object. */
    boolean tryAction(Action action) {
      driver.restore(state);
      if (!actionPerformer.perform(action)) {
        return false;
      }
      driver.waitUntilFree();
      boolean isSameScreen =
          session().world().room() == room && targets.clickableVerbs().equals(verbs);
      if (isSameScreen
          && driver.lineCount() == 0
          && !driver.hadSentence()
          && factHasher.hashWithoutVariables(session()) == stableHash) {
        return true;
      }
      if (!isSameScreen || factHasher.hash(session()) != hash) {
        effectiveActions.add(action);
      }
      return false;
    }

    private GameSession session() {
      return driver.session();
    }
  }
}
