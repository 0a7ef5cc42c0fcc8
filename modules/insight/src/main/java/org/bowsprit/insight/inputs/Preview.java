package org.bowsprit.insight.inputs;

import java.util.List;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.player.game.Past;
import org.bowsprit.render.Frame;

/**
 * Shows the last seconds of a game with changed input. It uses a separate session, so that the game
 * and its recording do not change.
 */
final class Preview {

  private static final int MAX_JIFFIES = 600;

  private final FramePainter painter = new FramePainter(bound -> 0);
  private final GameSession session;
  private final List<GameState> states;
  private final boolean isComplete;
  private boolean isStale;

  /**
   * Creates a preview of at most ten seconds. It begins with the first state from which the
   * recorded input leads to the current state. The preview is shorter if anything other than input
   * has changed the game.
   *
   * @param game the game
   * @param past the past of the game, with at least one state
   */
  Preview(GameSession game, Past past) {
    session = game.fork(painter);
    GameState present = session.snapshot();
    int first = earliestIndex(past.states(), present.session().jiffies() - MAX_JIFFIES);
    int firstReproducible = first;
    for (int i = first; i < past.states().size(); i++) {
      boolean isLast = i + 1 == past.states().size();
      GameState next = isLast ? present : past.states().get(i + 1);
      if (!reproduces(past.states().get(i), past.input(), next)) {
        firstReproducible = i + 1;
      }
    }
    isComplete = firstReproducible == first;
    states =
        firstReproducible == past.states().size()
            ? List.of(present)
            : past.states().subList(firstReproducible, past.states().size());
    session.restore(states.get(0));
  }

  private static int earliestIndex(List<GameState> states, long jiffies) {
    int first = states.size() - 1;
    while (first > 0 && states.get(first).session().jiffies() > jiffies) {
      first--;
    }
    return first;
  }

  private boolean reproduces(GameState from, List<InputEvent> input, GameState to) {
    session.restore(from);
    play(input, to.session().ticks());
    GameState replayedState = session.snapshot();
    return replayedState.machine().equals(to.machine())
        && replayedState.world().equals(to.world())
        && replayedState.session().equals(to.session());
  }

  private void play(List<InputEvent> input, long until) {
    long now = session.ticks();
    JournalPlayer player =
        JournalPlayer.ofInput(
            session,
            input.stream().filter(event -> event.tick() >= now && event.tick() < until).toList());
    while (session.ticks() < until && session.fault().isEmpty()) {
      session.tick();
    }
    session.removeListener(player);
    painter.fades().skip();
  }

  /** Returns whether the preview covers all stored states of the last ten seconds. */
  boolean isComplete() {
    return isComplete;
  }

  /** Returns the first state. */
  GameState firstState() {
    return states.get(0);
  }

  /** Returns the last state before the first change of the grid and at or before an iteration. */
  GameState stateBefore(long tick, InputGrid grid) {
    long latest = Math.min(tick, grid.firstChange());
    GameState latestState = firstState();
    for (GameState state : states) {
      if (state.session().ticks() <= latest) {
        latestState = state;
      }
    }
    return latestState;
  }

  /** Records that the input of an iteration was changed. */
  void recordChange(long tick) {
    isStale |= session.ticks() > tick;
  }

  /** Shows the picture before an iteration. */
  void show(long tick, InputGrid grid) {
    if (isStale || session.ticks() > tick) {
      session.restore(stateBefore(tick, grid));
      isStale = false;
    }
    play(grid.inputFrom(session.ticks()), tick);
  }

  /** Replaces the contents of a frame with the picture. */
  void draw(Frame frame) {
    Frame picture = painter.frame();
    picture.placeCursor(session.mouseX(), session.mouseY(), picture.cursorVisible());
    boolean readsCaptions = !frame.captions().isEmpty();
    frame.copyFrom(picture);
    if (readsCaptions) {
      session.captions().forEach(frame::addCaption);
    }
  }
}
