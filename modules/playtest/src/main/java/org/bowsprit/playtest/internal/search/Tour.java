package org.bowsprit.playtest.internal.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.play.Action;

/**
 * Plays from a state. Tries every action in every room that it reaches and keeps the actions that
 * change something permanently. Repeats this until nothing changes any more or the goal is reached.
 * Before it gives up, it leads every conversation to each of its ends.
 */
final class Tour {

  private final Explorer explorer;
  private final Ways ways;
  private final WonStates wonStates;
  private final Set<Action> banned;
  private final Talks talks = new Talks(false);
  private final Consumer<Node> rooms;
  private final Consumer<Explorer.Result> results;
  private final Set<Long> seen = new HashSet<>();
  private final Map<Action, Integer> triedIn = new HashMap<>();
  private final Map<Integer, String> doneIn = new TreeMap<>();
  private final Map<Action, Node> firstExits = new LinkedHashMap<>();
  private int sweep;
  private boolean changedInSweep;
  private boolean patient;
  private Node here;

  /** The ways in which a tour can end. */
  enum End {
    /** The goal was reached. */
    WON,
    /** A state was reached from which the goal was reached before. */
    REJOINED,
    /** Everything was tried, and nothing changes any more. */
    EXHAUSTED,
    /** The player can never act again. */
    STUCK,
    /** The limits were reached. */
    BROKEN_OFF
  }

  /**
   * The result of a tour.
   *
   * @param end the reason for its end
   * @param last the last state
   * @param exits the actions that led to another room, each with the first state after it
   */
  record Outcome(End end, Node last, Map<Action, Node> exits) {}

  /**
   * Prepares a tour.
   *
   * @param ways the known ways between rooms
   * @param wonStates the states that need no search
   * @param banned the actions that must not be tried
   * @param rooms receives each state in which actions are tried in a room
   * @param results receives the result of each action
   */
  Tour(
      Explorer explorer,
      Ways ways,
      WonStates wonStates,
      Set<Action> banned,
      Consumer<Node> rooms,
      Consumer<Explorer.Result> results) {
    this.explorer = explorer;
    this.ways = ways;
    this.wonStates = wonStates;
    this.banned = banned;
    this.rooms = rooms;
    this.results = results;
  }

  Outcome from(Node start) {
    here = start;
    seen.add(start.facts());
    while (true) {
      if (wonStates.contains(here)) {
        return new Outcome(End.REJOINED, here, firstExits);
      }
      End end = room();
      if (end != null) {
        return new Outcome(end, here, firstExits);
      }
      if (!travel()) {
        if (!changedInSweep && patient) {
          return new Outcome(End.EXHAUSTED, here, firstExits);
        }
        patient = !changedInSweep;
        changedInSweep = false;
        sweep++;
        doneIn.clear();
      }
    }
  }

  /** Tries the actions of the room. Returns null if the tour continues. */
  private End room() {
    explorer.visit(here);
    rooms.accept(here);
    for (Deque<Action> open = open(); !open.isEmpty(); ) {
      if (!explorer.isTimeLeft()) {
        return End.BROKEN_OFF;
      }
      Action action = open.removeFirst();
      triedIn.put(action, sweep);
      int heard = explorer.heard();
      Explorer.Result result = explorer.attempt(here, action, talks);
      results.accept(result);
      if (result.hasWon()) {
        here = result.after();
        return End.WON;
      }
      if (result.end() == SessionDriver.End.STUCK) {
        here = result.after();
        return End.STUCK;
      }
      if (result.half()) {
        open = open();
      } else if (result.after() != null && keep(action, result.after())) {
        if (wonStates.contains(here)) {
          return End.REJOINED;
        }
        explorer.visit(here);
        open = open();
      } else if (result.hasMoreToSay() && (patient || explorer.heard() > heard)) {
        open.addFirst(action);
      }
    }
    doneIn.put(here.room(), pockets());
    return null;
  }

  /** Continues from a state if it is new. A way to another room is only stored. */
  private boolean keep(Action action, Node after) {
    boolean leads = after.room() != here.room();
    if (leads) {
      ways.add(here.room(), after.room(), action);
      firstExits.putIfAbsent(action, here);
    }
    if (!seen.contains(after.facts()) && !leads) {
      changedInSweep = true;
      seen.add(after.facts());
      here = after;
      return true;
    }
    return false;
  }

  private Deque<Action> open() {
    explorer.visit(here);
    List<Integer> things = explorer.targets().things();
    List<Integer> carried = explorer.targets().carried();
    List<Integer> all = new ArrayList<>(things);
    all.addAll(carried);
    Deque<Action> open = new ArrayDeque<>();
    for (int verb : explorer.labels().keySet()) {
      for (int thing : all) {
        Action action = new Action(verb, thing, 0);
        offer(open, action);
        if (explorer.isHalf(action)) {
          all.stream()
              .filter(other -> other != thing)
              .forEach(other -> offer(open, action.with(other)));
        }
      }
    }
    things.forEach(thing -> offer(open, Action.click(thing)));
    return open;
  }

  private void offer(Deque<Action> open, Action action) {
    if (triedIn.getOrDefault(action, -1) < sweep
        && !banned.contains(action)
        && (!patient || talks.areBegunBy(action))) {
      open.add(action);
    }
  }

  private String pockets() {
    explorer.visit(here);
    return explorer.targets().carried().toString();
  }

  /** Goes to the nearest room with untried actions. */
  private boolean travel() {
    String pockets = pockets();
    Journey journey = new Journey(explorer, ways, here, banned);
    for (int room : journey.rooms()) {
      if (pockets.equals(doneIn.get(room))) {
        continue;
      }
      Optional<Node> there = journey.to(room);
      if (there.isPresent()) {
        if (seen.add(there.get().facts())) {
          changedInSweep = true;
        }
        here = there.get();
        return true;
      }
      doneIn.put(room, pockets);
    }
    return false;
  }
}
