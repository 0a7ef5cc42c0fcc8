package org.bowsprit.playtest.internal.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.playtest.internal.play.Facts;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.playtest.play.Hand;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.VariableListener;

/**
 * Finds the variables that change without an action: while the pointer moves over objects and
 * verbs, while time passes, or while the words of the sentence change. These variables do not count
 * as facts of the game.
 */
public final class Restlessness {

  private static final int IDLE = 120;
  private static final int FEW = 3;
  private static final int BETWEEN_WALKS = 100;

  private final SessionDriver driver;
  private final ClickTargets targets;
  private final Hand hand;
  private final Facts facts;
  private final Set<Integer> verbs;

  /**
   * Creates a search.
   *
   * @param facts receives the variables to ignore
   * @param verbs the numbers of the interface's verbs
   */
  public Restlessness(
      SessionDriver driver, ClickTargets targets, Hand hand, Facts facts, Set<Integer> verbs) {
    this.driver = driver;
    this.targets = targets;
    this.hand = hand;
    this.facts = facts;
    this.verbs = verbs;
  }

  /** Searches in a state in which the player may act. */
  public void learn(GameState at) {
    listen(idle(at)).forEach(facts::ignore);
    Map<Integer, Integer> sentences = new HashMap<>();
    int done = 0;
    driver.restore(at);
    List<Integer> things = targets.things();
    for (int verb : verbs) {
      for (int thing : things.subList(0, Math.min(FEW, things.size()))) {
        done++;
        listen(sentence(at, new Action(verb, thing, 0)))
            .forEach(word -> sentences.merge(word, 1, Integer::sum));
      }
    }
    int most = done / 2;
    sentences.forEach(
        (word, count) -> {
          if (count > Math.max(FEW, most)) {
            facts.ignore(word);
          }
        });
  }

  /**
   * Also ignores the variables that change when the floor is clicked, and when an object is clicked
   * without a verb and without another effect.
   */
  public void learnWalking(GameState at) {
    for (int x = BETWEEN_WALKS; x < Frame.WIDTH; x += BETWEEN_WALKS) {
      int column = x;
      learnClick(at, () -> hand.clickFloor(column));
    }
    driver.restore(at);
    for (int thing : targets.things()) {
      learnClick(at, () -> perform(Action.click(thing)));
    }
  }

  /**
   * Also ignores the variables that change when a click on a word scrolls the carried objects.
   *
   * @return whether the word scrolls them
   */
  boolean learnScrolling(GameState at, Action word) {
    driver.restore(at);
    List<Integer> before = targets.shown();
    perform(word);
    boolean scrolls = !targets.shown().equals(before) && targets.carried().containsAll(before);
    if (scrolls) {
      learnClick(at, () -> hand.perform(word));
    }
    return scrolls;
  }

  private void learnClick(GameState at, Runnable click) {
    driver.restore(at);
    long solid = facts.solid(driver.session());
    int room = driver.session().world().room();
    Set<Integer> written =
        listen(
            () -> {
              click.run();
              driver.settle();
            });
    if (driver.session().world().room() == room && facts.solid(driver.session()) == solid) {
      written.forEach(facts::ignore);
    }
  }

  private Runnable idle(GameState at) {
    return () -> {
      driver.restore(at);
      driver.ticks(IDLE);
      for (int thing : targets.things()) {
        hand.pointAt(thing);
      }
      for (int verb : verbs) {
        perform(Action.choose(verb));
      }
    };
  }

  private Runnable sentence(GameState at, Action action) {
    return () -> {
      driver.restore(at);
      perform(action);
    };
  }

  private void perform(Action action) {
    if (hand.perform(action)) {
      driver.settle();
    }
  }

  private Set<Integer> listen(Runnable doing) {
    Set<Integer> written = new HashSet<>();
    driver
        .session()
        .machine()
        .setVariableListener(
            new VariableListener() {
              @Override
              public void read(int word, int value) {
                // Only the changes matter.
              }

              @Override
              public void write(int word, int before, int after) {
                if (before != after) {
                  written.add(word);
                }
              }
            });
    doing.run();
    driver.session().machine().setVariableListener(null);
    return written;
  }
}
