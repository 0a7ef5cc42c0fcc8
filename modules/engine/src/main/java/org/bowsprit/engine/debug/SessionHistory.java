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
import org.bowsprit.vm.debug.VariableWrite;

/**
 * Stores the data for playing the last ten minutes of a session again: a state for every second,
 * the input, and the changes made in the debugger. Positions are numbers of instructions since the
 * boot.
 */
public final class SessionHistory {

  private static final int JIFFIES_PER_SECOND = 60;
  private static final int MAX_AGE_JIFFIES = 10 * 60 * JIFFIES_PER_SECOND;

  private final Deque<Moment> moments = new ArrayDeque<>();
  private final NavigableMap<Long, List<Input>> knownInput = new TreeMap<>();
  private final NavigableMap<Long, List<Input>> playerInput = new TreeMap<>();
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
      long position, boolean isBooted, GameState state, Map<Integer, VariableWrite> writes) {

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
   * Creates an empty history.
   *
   * @param input the input that is already known, for example from a recording
   */
  public SessionHistory(List<InputEvent> input) {
    input.forEach(each -> listAt(knownInput, each.tick()).add(each.input()));
  }

  private static <T> List<T> listAt(Map<Long, List<T>> lists, long key) {
    return lists.computeIfAbsent(key, none -> new ArrayList<>());
  }

  /** Returns whether a second has passed since the last moment. */
  boolean isDue(long jiffies) {
    return moments.isEmpty() || jiffies - moments.getLast().jiffies() >= JIFFIES_PER_SECOND;
  }

  /** Adds a moment, and removes moments that are more than ten minutes older. */
  void addMoment(Moment moment) {
    GameState sharedState =
        moments.isEmpty() ? moment.state() : moment.state().sharing(moments.getLast().state());
    moments.addLast(
        new Moment(moment.position(), moment.isBooted(), sharedState, Map.copyOf(moment.writes())));
    while (moment.jiffies() - moments.getFirst().jiffies() > MAX_AGE_JIFFIES) {
      moments.removeFirst();
    }
  }

  /** Returns the moments before a position, the latest first. */
  List<Moment> momentsBefore(long position) {
    List<Moment> earlierMoments = new ArrayList<>();
    moments
        .descendingIterator()
        .forEachRemaining(
            each -> {
              if (each.position() < position) {
                earlierMoments.add(each);
              }
            });
    return earlierMoments;
  }

  /**
   * Removes the moments after a moment. These moments are stored again when the session reaches
   * them again.
   */
  void removeMomentsAfter(Moment moment) {
    while (!moments.getLast().equals(moment)) {
      moments.removeLast();
    }
  }

  /** Adds an input of the player, which replaces all later input. */
  public void addInput(long tick, Input input) {
    playerInput.tailMap(tick, false).clear();
    listAt(playerInput, tick).add(input);
  }

  /** Removes the player's input after an iteration. */
  public void removeInputAfter(long tick) {
    playerInput.tailMap(tick, false).clear();
  }

  /** Removes everything except the input that was known at the beginning. */
  void clear() {
    moments.clear();
    playerInput.clear();
    changes.clear();
  }

  /** Returns the input of an iteration. */
  public List<Input> input(long tick) {
    List<Input> events = new ArrayList<>(knownInput.getOrDefault(tick, List.of()));
    events.addAll(playerInput.getOrDefault(tick, List.of()));
    return events;
  }

  /** Adds a change before an instruction, which replaces all later changes. */
  void addChange(long position, Change change) {
    changes.tailMap(position, false).clear();
    listAt(changes, position).add(change);
  }

  /** Returns the changes before an instruction. */
  List<Change> changes(long position) {
    return changes.getOrDefault(position, List.of());
  }
}
