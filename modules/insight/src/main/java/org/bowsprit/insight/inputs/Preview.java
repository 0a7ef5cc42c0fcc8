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
 * Shows the last seconds of a game with other input, in a separate session, so that the game and
 * its recording do not change.
 */
final class Preview {

  private static final int JIFFIES = 600;

  private final FramePainter painter = new FramePainter(bound -> 0);
  private final GameSession session;
  private final List<GameState> states;
  private final boolean isWhole;
  private boolean isStale;

  /**
   * Creates a preview that begins at most ten seconds ago, with the first state from which the
   * input leads to the present. If something other than input changed the game, this state is
   * later.
   *
   * @param game the game
   * @param past the past of the game, with at least one state
   */
  Preview(GameSession game, Past past) {
    session = game.fork(painter);
    GameState present = session.snapshot();
    int first = earliest(past.states(), present.session().jiffies() - JIFFIES);
    int proved = first;
    for (int i = first; i < past.states().size(); i++) {
      boolean isLast = i + 1 == past.states().size();
      GameState next = isLast ? present : past.states().get(i + 1);
      if (!leads(past.states().get(i), past.input(), next)) {
        proved = i + 1;
      }
    }
    isWhole = proved == first;
    states =
        proved == past.states().size()
            ? List.of(present)
            : past.states().subList(proved, past.states().size());
    session.restore(states.get(0));
  }

  private static int earliest(List<GameState> states, long jiffies) {
    int first = states.size() - 1;
    while (first > 0 && states.get(first).session().jiffies() > jiffies) {
      first--;
    }
    return first;
  }

  private boolean leads(GameState from, List<InputEvent> input, GameState to) {
    session.restore(from);
    play(input, to.session().ticks());
    GameState met = session.snapshot();
    return met.machine().equals(to.machine())
        && met.world().equals(to.world())
        && met.session().equals(to.session());
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

  /** Returns whether the preview can show all of the last ten seconds for which states are kept. */
  boolean isWhole() {
    return isWhole;
  }

  /** Returns the first state. */
  GameState first() {
    return states.get(0);
  }

  /** Returns the last state before the first change of the grid and at or before an iteration. */
  GameState before(long tick, InputGrid grid) {
    long latest = Math.min(tick, grid.firstChange());
    GameState found = first();
    for (GameState state : states) {
      if (state.session().ticks() <= latest) {
        found = state;
      }
    }
    return found;
  }

  /** Notes that the input of an iteration was changed. */
  void changed(long tick) {
    isStale |= session.ticks() > tick;
  }

  /** Shows the picture before an iteration. */
  void show(long tick, InputGrid grid) {
    if (isStale || session.ticks() > tick) {
      session.restore(before(tick, grid));
      isStale = false;
    }
    play(grid.from(session.ticks()), tick);
  }

  /** Replaces the contents of a frame with the picture. */
  void draw(Frame frame) {
    Frame shown = painter.frame();
    shown.placeCursor(session.mouseX(), session.mouseY(), shown.cursorVisible());
    boolean readsCaptions = !frame.captions().isEmpty();
    frame.copyFrom(shown);
    if (readsCaptions) {
      session.captions().forEach(frame::addCaption);
    }
  }
}
