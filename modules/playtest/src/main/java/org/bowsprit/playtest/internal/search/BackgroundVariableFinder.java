package org.bowsprit.playtest.internal.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.playtest.internal.play.FactHasher;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.playtest.play.ActionPerformer;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.VariableListener;

/**
 * Finds the variables that change without an action: while the pointer moves over objects and
 * verbs, while time passes, or while the sentence line changes. These variables are excluded from
 * the facts of the game.
 */
public final class BackgroundVariableFinder {

  private static final int IDLE_TICKS = 120;
  private static final int MAX_OBJECTS = 3;
  private static final int PIXELS_BETWEEN_WALKS = 100;

  private final SessionDriver driver;
  private final ClickTargets targets;
  private final ActionPerformer actionPerformer;
  private final FactHasher facts;
  private final Set<Integer> verbs;

  /**
   * Creates a search.
   *
   * @param facts receives the variables to ignore
   * @param verbs the numbers of the interface's verbs
   */
  public BackgroundVariableFinder(
      SessionDriver driver,
      ClickTargets targets,
      ActionPerformer actionPerformer,
      FactHasher facts,
      Set<Integer> verbs) {
    this.driver = driver;
    this.targets = targets;
    this.actionPerformer = actionPerformer;
    this.facts = facts;
    this.verbs = verbs;
  }

  /**
   * Finds the variables that change in the background, and excludes them from the facts. The player
   * must be able to act in the state.
   */
  public void findChangingVariables(GameState state) {
    variablesChangedBy(idleActions(state)).forEach(facts::ignore);
    Map<Integer, Integer> sentenceCounts = new HashMap<>();
    int triedSentences = 0;
    driver.restore(state);
    List<Integer> objects = targets.roomObjects();
    for (int verb : verbs) {
      for (int object : objects.subList(0, Math.min(MAX_OBJECTS, objects.size()))) {
        triedSentences++;
        variablesChangedBy(sentenceActions(state, new Action(verb, object, 0)))
            .forEach(variable -> sentenceCounts.merge(variable, 1, Integer::sum));
      }
    }
    int majority = triedSentences / 2;
    sentenceCounts.forEach(
        (variable, count) -> {
          if (count > Math.max(MAX_OBJECTS, majority)) {
            facts.ignore(variable);
          }
        });
  }

  /**
   * Also ignores the variables that change when the floor or an object is clicked without a verb,
   * if the click has no other effect.
   */
  public void findWalkVariables(GameState state) {
    for (int x = PIXELS_BETWEEN_WALKS; x < Frame.WIDTH; x += PIXELS_BETWEEN_WALKS) {
      int column = x;
      findClickVariables(state, () -> actionPerformer.clickFloor(column));
    }
    driver.restore(state);
    for (int object : targets.roomObjects()) {
      findClickVariables(state, () -> perform(Action.click(object)));
    }
  }

  /**
   * Also ignores the variables that change when a click on a verb scrolls the inventory.
   *
   * @return whether the verb scrolls the inventory
   */
  boolean findScrollVariables(GameState state, Action action) {
    driver.restore(state);
    List<Integer> visibleBefore = targets.visibleCarriedObjects();
    perform(action);
    boolean scrolls =
        !targets.visibleCarriedObjects().equals(visibleBefore)
            && targets.carriedObjects().containsAll(visibleBefore);
    if (scrolls) {
      findClickVariables(state, () -> actionPerformer.perform(action));
    }
    return scrolls;
  }

  private void findClickVariables(GameState state, Runnable click) {
    driver.restore(state);
    long stableHash = facts.hashWithoutVariables(driver.session());
    int room = driver.session().world().room();
    Set<Integer> written =
        variablesChangedBy(
            () -> {
              click.run();
              driver.waitUntilFree();
            });
    if (driver.session().world().room() == room
        && facts.hashWithoutVariables(driver.session()) == stableHash) {
      written.forEach(facts::ignore);
    }
  }

  private Runnable idleActions(GameState state) {
    return () -> {
      driver.restore(state);
      driver.runTicks(IDLE_TICKS);
      for (int object : targets.roomObjects()) {
        actionPerformer.pointAt(object);
      }
      for (int verb : verbs) {
        perform(Action.choose(verb));
      }
    };
  }

  private Runnable sentenceActions(GameState state, Action action) {
    return () -> {
      driver.restore(state);
      perform(action);
    };
  }

  private void perform(Action action) {
    if (actionPerformer.perform(action)) {
      driver.waitUntilFree();
    }
  }

  private Set<Integer> variablesChangedBy(Runnable action) {
    Set<Integer> written = new HashSet<>();
    driver
        .session()
        .machine()
        .setVariableListener(
            new VariableListener() {
              @Override
              public void read(int variable, int value) {
                // Only the changes matter.
              }

              @Override
              public void write(int variable, int before, int after) {
                if (before != after) {
                  written.add(variable);
                }
              }
            });
    action.run();
    driver.session().machine().setVariableListener(null);
    return written;
  }
}
