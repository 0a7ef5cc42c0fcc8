package org.bowsprit.playtest.internal.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.playtest.internal.play.Action;
import org.bowsprit.playtest.internal.play.ClickTargets;
import org.bowsprit.playtest.internal.play.Facts;
import org.bowsprit.playtest.internal.play.Hand;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.vm.VariableListener;

/**
 * Finds the variables that change without an action: while the pointer moves over objects and
 * verbs, while time passes, or with the words of the sentence. They do not count as facts of the
 * game.
 */
final class Restlessness {

  private static final int IDLE = 120;
  private static final int FEW = 3;

  private final SessionDriver driver;
  private final ClickTargets targets;
  private final Hand hand;
  private final Facts facts;
  private final Set<Integer> verbs;

  Restlessness(
      SessionDriver driver, ClickTargets targets, Hand hand, Facts facts, Set<Integer> verbs) {
    this.driver = driver;
    this.targets = targets;
    this.hand = hand;
    this.facts = facts;
    this.verbs = verbs;
  }

  void learn(Node at) {
    listen(idle(at)).forEach(facts::ignore);
    Map<Integer, Integer> sentences = new HashMap<>();
    int done = 0;
    driver.restore(at.state());
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

  private Runnable idle(Node at) {
    return () -> {
      driver.restore(at.state());
      driver.ticks(IDLE);
      for (int thing : targets.things()) {
        hand.pointAt(thing);
      }
      for (int verb : verbs) {
        hand.perform(Action.choose(verb));
      }
    };
  }

  private Runnable sentence(Node at, Action action) {
    return () -> {
      driver.restore(at.state());
      hand.perform(action);
    };
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
