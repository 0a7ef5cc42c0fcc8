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
  private final RoomConnections connections;
  private final WonStates wonStates;
  private final Set<Action> bannedActions;
  private final Conversations conversations = new Conversations(false);
  private final Consumer<Node> roomListener;
  private final Consumer<Explorer.Result> resultListener;
  private final Set<Long> seenHashes = new HashSet<>();
  private final Map<Action, Integer> lastTriedSweep = new HashMap<>();
  private final Map<Integer, String> inventoryByFinishedRoom = new TreeMap<>();
  private final Map<Action, Node> firstExits = new LinkedHashMap<>();
  private int sweep;
  private boolean changedInSweep;
  private boolean completesConversations;
  private Node current;

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
   * @param connections the known connections between rooms
   * @param wonStates the states that need no search
   * @param banned the actions that must not be tried
   * @param roomListener receives each state in which actions are tried in a room
   * @param resultListener receives the result of each action
   */
  Tour(
      Explorer explorer,
      RoomConnections connections,
      WonStates wonStates,
      Set<Action> banned,
      Consumer<Node> roomListener,
      Consumer<Explorer.Result> resultListener) {
    this.explorer = explorer;
    this.connections = connections;
    this.wonStates = wonStates;
    this.bannedActions = banned;
    this.roomListener = roomListener;
    this.resultListener = resultListener;
  }

  Outcome run(Node start) {
    current = start;
    seenHashes.add(start.factsHash());
    while (true) {
      if (wonStates.contains(current)) {
        return new Outcome(End.REJOINED, current, firstExits);
      }
      End end = tryRoom();
      if (end != null) {
        return new Outcome(end, current, firstExits);
      }
      if (!travel()) {
        if (!changedInSweep && completesConversations) {
          return new Outcome(End.EXHAUSTED, current, firstExits);
        }
        completesConversations = !changedInSweep;
        changedInSweep = false;
        sweep++;
        inventoryByFinishedRoom.clear();
      }
    }
  }

  /** Tries the actions of the room. Returns null if the tour continues. */
  private End tryRoom() {
    explorer.visit(current);
    roomListener.accept(current);
    for (Deque<Action> untried = untriedActions(); !untried.isEmpty(); ) {
      if (!explorer.isTimeLeft()) {
        return End.BROKEN_OFF;
      }
      Action action = untried.removeFirst();
      lastTriedSweep.put(action, sweep);
      int textCountBefore = explorer.spokenTextCount();
      Explorer.Result result = explorer.attempt(current, action, conversations);
      resultListener.accept(result);
      if (result.hasWon()) {
        current = result.after();
        return End.WON;
      }
      if (result.end() == SessionDriver.End.STUCK) {
        current = result.after();
        return End.STUCK;
      }
      if (result.needsSecondObject()) {
        untried = untriedActions();
      } else if (result.after() != null && continueIfNew(action, result.after())) {
        if (wonStates.contains(current)) {
          return End.REJOINED;
        }
        explorer.visit(current);
        untried = untriedActions();
      } else if (result.hasUnchosenLines()
          && (completesConversations || explorer.spokenTextCount() > textCountBefore)) {
        untried.addFirst(action);
      }
    }
    inventoryByFinishedRoom.put(current.room(), inventoryText());
    return null;
  }

  /** Continues from a state if it is new. A connection to another room is only stored. */
  private boolean continueIfNew(Action action, Node after) {
    boolean leavesRoom = after.room() != current.room();
    if (leavesRoom) {
      connections.add(current.room(), after.room(), action);
      firstExits.putIfAbsent(action, current);
    }
    if (!seenHashes.contains(after.factsHash()) && !leavesRoom) {
      changedInSweep = true;
      seenHashes.add(after.factsHash());
      current = after;
      return true;
    }
    return false;
  }

  private Deque<Action> untriedActions() {
    explorer.visit(current);
    List<Integer> roomObjects = explorer.targets().roomObjects();
    List<Integer> carriedObjects = explorer.targets().carriedObjects();
    List<Integer> objects = new ArrayList<>(roomObjects);
    objects.addAll(carriedObjects);
    Deque<Action> untried = new ArrayDeque<>();
    for (int verb : explorer.verbLabels().keySet()) {
      for (int object : objects) {
        Action action = new Action(verb, object, 0);
        addIfUntried(untried, action);
        if (explorer.needsSecondObject(action)) {
          objects.stream()
              .filter(other -> other != object)
              .forEach(other -> addIfUntried(untried, action.withSecond(other)));
        }
      }
    }
    roomObjects.forEach(object -> addIfUntried(untried, Action.click(object)));
    return untried;
  }

  private void addIfUntried(Deque<Action> untried, Action action) {
    if (lastTriedSweep.getOrDefault(action, -1) < sweep
        && !bannedActions.contains(action)
        && (!completesConversations || conversations.isBeginning(action))) {
      untried.add(action);
    }
  }

  private String inventoryText() {
    explorer.visit(current);
    return explorer.targets().carriedObjects().toString();
  }

  /** Goes to the nearest room with untried actions. */
  private boolean travel() {
    String inventory = inventoryText();
    Journey journey = new Journey(explorer, connections, current, bannedActions);
    for (int room : journey.rooms()) {
      if (inventory.equals(inventoryByFinishedRoom.get(room))) {
        continue;
      }
      Optional<Node> arrival = journey.arriveIn(room);
      if (arrival.isPresent()) {
        if (seenHashes.add(arrival.get().factsHash())) {
          changedInSweep = true;
        }
        current = arrival.get();
        return true;
      }
      inventoryByFinishedRoom.put(room, inventory);
    }
    return false;
  }
}
