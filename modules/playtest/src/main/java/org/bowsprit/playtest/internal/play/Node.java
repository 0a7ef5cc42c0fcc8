package org.bowsprit.playtest.internal.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.playtest.play.Action;

/**
 * A state of the game and the actions that led to it.
 *
 * @param state the state itself
 * @param previous the state before the actions; null for the first state
 * @param actions the actions, including chosen lines
 * @param description the actions, in words
 * @param lines the chosen lines
 * @param input the actions as input events
 * @param factsHash the hash of the permanent facts without the room; all high numbers count as the
 *     same number
 * @param exactFactsHash the hash of the same facts with exact numbers
 * @param room the current room
 */
public record Node(
    GameState state,
    Node previous,
    List<Action> actions,
    String description,
    List<String> lines,
    List<InputEvent> input,
    long factsHash,
    long exactFactsHash,
    int room) {

  public Node {
    actions = List.copyOf(actions);
    lines = List.copyOf(lines);
    input = List.copyOf(input);
  }

  /** Returns the states from the beginning to this one. */
  public List<Node> path() {
    Deque<Node> path = new ArrayDeque<>();
    for (Node each = this; each != null; each = each.previous) {
      path.addFirst(each);
    }
    return new ArrayList<>(path);
  }

  /** Returns the number of actions from the beginning. */
  public int actionsSoFar() {
    return story().size();
  }

  /** Returns all input from the beginning to this state. */
  public List<InputEvent> allInput() {
    List<InputEvent> all = new ArrayList<>();
    path().forEach(each -> all.addAll(each.input));
    return all;
  }

  /** Returns all actions from the beginning, in words. */
  public List<String> story() {
    return path().stream()
        .map(Node::description)
        .filter(description -> !description.isEmpty())
        .toList();
  }
}
