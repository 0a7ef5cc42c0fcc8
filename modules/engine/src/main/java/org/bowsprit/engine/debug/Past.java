package org.bowsprit.engine.debug;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.render.Input;
import org.bowsprit.vm.debug.Written;

/**
 * Stores the data for playing the last ten minutes of a session again: a state for every second,
 * the input, and the changes made in the debugger. Positions are numbers of instructions since the
 * boot.
 */
public final class Past {

  private static final int JIFFIES_A_SECOND = 60;
  private static final int KEPT_JIFFIES = 10 * 60 * JIFFIES_A_SECOND;

  private final Deque<Moment> moments = new ArrayDeque<>();
  private final NavigableMap<Long, List<Input>> prepared = new TreeMap<>();
  private final NavigableMap<Long, List<Input>> played = new TreeMap<>();
  private final NavigableMap<Long, List<Change>> changes = new TreeMap<>();

  /**
   * A state between two iterations.
   *
   * @param position the number of instructions before the state
   * @param isBooted whether the boot script has run
   * @param state the state of the session
   * @param writes the last writes of variables, by reference word
   */
  public record Moment(
      long position, boolean isBooted, GameState state, Map<Integer, Written> writes) {

    long jiffies() {
      return state.session().jiffies();
    }
  }

  /**
   * A change of a variable.
   *
   * @param word reference word without index
   */
  public record Change(int word, int value) {}

  /**
   * Creates an empty past.
   *
   * @param input the input that is already known, for example from a recording
   */
  public Past(List<InputEvent> input) {
    input.forEach(each -> at(prepared, each.tick()).add(each.input()));
  }

  private static <T> List<T> at(Map<Long, List<T>> all, long place) {
    return all.computeIfAbsent(place, none -> new ArrayList<>());
  }

  /** Returns whether a second has passed since the last moment. */
  boolean isDue(long jiffies) {
    return moments.isEmpty() || jiffies - moments.getLast().jiffies() >= JIFFIES_A_SECOND;
  }

  /** Adds a moment, and removes moments that are more than ten minutes older. */
  void keep(Moment moment) {
    GameState shared =
        moments.isEmpty() ? moment.state() : moment.state().sharing(moments.getLast().state());
    moments.addLast(
        new Moment(moment.position(), moment.isBooted(), shared, Map.copyOf(moment.writes())));
    while (moment.jiffies() - moments.getFirst().jiffies() > KEPT_JIFFIES) {
      moments.removeFirst();
    }
  }

  /** Returns the moments before a position, the latest first. */
  List<Moment> before(long position) {
    List<Moment> found = new ArrayList<>();
    moments
        .descendingIterator()
        .forEachRemaining(
            each -> {
              if (each.position() < position) {
                found.add(each);
              }
            });
    return found;
  }

  /**
   * Removes the moments after a moment. They are added again when the session passes them again.
   */
  void forgetAfter(Moment moment) {
    while (!moments.getLast().equals(moment)) {
      moments.removeLast();
    }
  }

  /** Adds an input of the player. It replaces all later input. */
  public void play(long tick, Input input) {
    played.tailMap(tick, false).clear();
    at(played, tick).add(input);
  }

  /** Removes the player's input after an iteration. */
  public void forgetInputAfter(long tick) {
    played.tailMap(tick, false).clear();
  }

  /** Removes everything except the input that was known at the beginning. */
  void forget() {
    moments.clear();
    played.clear();
    changes.clear();
  }

  /** Returns the input of an iteration. */
  public List<Input> input(long tick) {
    List<Input> all = new ArrayList<>(prepared.getOrDefault(tick, List.of()));
    all.addAll(played.getOrDefault(tick, List.of()));
    return all;
  }

  /** Adds a change before an instruction. It replaces all later changes. */
  void change(long position, Change change) {
    changes.tailMap(position, false).clear();
    at(changes, position).add(change);
  }

  /** Returns the changes before an instruction. */
  List<Change> changes(long position) {
    return changes.getOrDefault(position, List.of());
  }
}
