package org.bowsprit.environment;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.environment.goal.Progress;
import org.bowsprit.environment.observation.Observation;

/** The whole state of an environment. Immutable. */
public final class EnvironmentState {

  private final Content content;

  EnvironmentState(Content content) {
    this.content = content;
  }

  Content content() {
    return content;
  }

  /**
   * The parts of a state.
   *
   * @param game the game
   * @param beginning the start of the session
   * @param state the state of the session
   * @param memory the data that the host stores
   * @param painted the last painted moment before this state; null for none
   * @param progress the progress towards the goals; never changed
   * @param said the lines that actors spoke in the last step
   * @param steps the number of steps since the reset
   * @param input the input events since the reset
   */
  record Content(
      PlayableGame game,
      Beginning beginning,
      GameState state,
      AgentHost.HostData memory,
      PaintedSession.Moment painted,
      Progress progress,
      List<Observation.SpokenLine> said,
      int steps,
      Inputs input) {}

  /**
   * The start of a session.
   *
   * @param origin game, seed and router
   * @param start the saved game that the session continues; empty if the session booted
   */
  record Beginning(Journal.Origin origin, Optional<SavedGame> start) {}

  /**
   * A linked list of input events that begins with the latest step. States share their common
   * events.
   *
   * @param before the earlier events; null for none
   * @param events the events of one step
   */
  record Inputs(Inputs before, List<InputEvent> events) {

    static final Inputs NONE = new Inputs(null, List.of());

    Inputs {
      events = List.copyOf(events);
    }

    /** Returns these events followed by other events. */
    Inputs followedBy(List<InputEvent> laterEvents) {
      return laterEvents.isEmpty() ? this : new Inputs(this, laterEvents);
    }

    /** Returns all events in order. */
    List<InputEvent> all() {
      return since(0);
    }

    /** Returns the events from an iteration on, in order. */
    List<InputEvent> since(long tick) {
      Deque<InputEvent> all = new ArrayDeque<>();
      for (Inputs each = this; each != null; each = each.before) {
        for (int i = each.events.size() - 1; i >= 0; i--) {
          if (each.events.get(i).tick() < tick) {
            return List.copyOf(all);
          }
          all.addFirst(each.events.get(i));
        }
      }
      return List.copyOf(all);
    }
  }
}
