package org.bowsprit.playtest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.internal.play.TimeBudget;
import org.bowsprit.playtest.internal.search.BeamSearch;
import org.bowsprit.playtest.internal.search.Explorer;
import org.bowsprit.playtest.internal.search.SolutionShortener;
import org.bowsprit.playtest.internal.search.WinSearch;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.playtest.setup.SessionSource;

/**
 * Finds a way to win a game, and removes unnecessary actions from it. The same game, goal and limit
 * of iterations give the same way, unless the time limit ends the search.
 */
public final class Solver {

  private final SessionSource sessions;
  private final GameNames names;
  private final Goal goal;
  private final TimeBudget timeLeft;
  private final Consumer<String> progress;
  private final Set<Integer> rooms = new HashSet<>();

  /**
   * A way to win.
   *
   * @param actions the actions in words, each with its room
   * @param input the input since the boot
   * @param ticks the number of iterations until the goal is reached
   * @param found the number of actions before the removal of unnecessary ones
   * @param shortest true if it is known that no other way needs fewer actions that change something
   * @param complete whether no more actions can be removed
   */
  public record Solution(
      List<Step> actions,
      List<InputEvent> input,
      long ticks,
      int found,
      boolean shortest,
      boolean complete) {

    /** Copies the lists. */
    public Solution {
      actions = List.copyOf(actions);
      input = List.copyOf(input);
    }
  }

  /**
   * An action.
   *
   * @param room the room of the action, in words
   * @param words the action, in words
   * @param lines the lines that are chosen after it
   */
  public record Step(String room, String words, List<String> lines) {}

  /**
   * Prepares a search.
   *
   * @param sessions starts the sessions of the game
   * @param names the names in the sources of the game
   * @param goal the condition for winning the game
   * @param limits the limits of the search
   * @param progress receives a line from time to time
   */
  public Solver(
      SessionSource sessions,
      GameNames names,
      Goal goal,
      PlaytestLimits limits,
      Consumer<String> progress) {
    this.sessions = sessions;
    this.names = names;
    this.goal = goal;
    this.progress = progress;
    timeLeft = new TimeBudget(limits);
  }

  /**
   * Searches.
   *
   * @param beam the number of states that a breadth-first search keeps in each round; 0 keeps all
   *     and finds a shortest way. A negative value selects another search, which tries everything
   *     in a room before it goes to the next room. This search finds longer ways, but solves larger
   *     games
   * @return a way; empty if none was found within the limits
   */
  public Optional<Solution> solve(int beam) {
    Explorer explorer = new Explorer(new SessionDriver(sessions, goal, timeLeft), timeLeft, names);
    Optional<Node> start = explorer.begin();
    if (start.isEmpty()) {
      return Optional.empty();
    }
    BeamSearch search = new BeamSearch(explorer, beam, progress);
    Optional<Node> winningNode =
        beam < 0
            ? new WinSearch(explorer, node -> reportRoom(explorer, node), silence -> {})
                .firstWinningNode(start.get())
            : search.from(start.get());
    return winningNode.map(way -> shorten(explorer, way, beam == 0));
  }

  private void reportRoom(Explorer explorer, Node node) {
    if (rooms.add(node.room())) {
      progress.accept(
          names.room(node.room())
              + " reached, "
              + rooms.size()
              + " rooms so far, "
              + explorer.tried()
              + " tries");
    }
  }

  private Solution shorten(Explorer explorer, Node winningNode, boolean shortest) {
    int foundLength = winningNode.actionsSoFar();
    progress.accept("a way of " + foundLength + " actions");
    SolutionShortener shortening = new SolutionShortener(explorer, progress);
    Node way = shortening.shorten(winningNode);
    List<Node> path = way.path();
    List<Step> steps = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      if (!path.get(i).description().isEmpty()) {
        steps.add(
            new Step(
                names.room(path.get(i - 1).room()),
                path.get(i).description(),
                path.get(i).lines()));
      }
    }
    List<InputEvent> input = way.allInput();
    return new Solution(
        steps, input, replay(input), foundLength, shortest, shortening.isComplete() || shortest);
  }

  /** Plays the input from the boot. Returns the number of iterations until the goal is reached. */
  private long replay(List<InputEvent> input) {
    GameSession session = sessions.begin(new SessionListener() {});
    int next = 0;
    long last = lastTick(input);
    while (session.ticks() < last && !goal.reached().test(session)) {
      while (next < input.size() && input.get(next).tick() <= session.ticks()) {
        session.input(input.get(next++).input());
      }
      session.tick();
    }
    if (!goal.reached().test(session)) {
      throw new IllegalStateException("the way does not lead to the goal when it is played again");
    }
    return session.ticks();
  }

  private static long lastTick(List<InputEvent> input) {
    return input.isEmpty()
        ? 0
        : input.get(input.size() - 1).tick() + SessionDriver.MAX_ACTION_TICKS;
  }
}
