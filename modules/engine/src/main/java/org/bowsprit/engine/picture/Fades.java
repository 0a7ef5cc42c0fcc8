package org.bowsprit.engine.picture;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntUnaryOperator;
import org.bowsprit.render.Frame;
import org.bowsprit.zplane.effect.MainWindow;
import org.bowsprit.zplane.effect.Transition;

/**
 * Stores the screen effects of the last iteration that are not shown yet (spec 02 §8).
 *
 * <p>A room change produces two effects: the old room disappears, and the new one appears. The game
 * does not wait for them. A program with a window shows them before the next iteration; others
 * ignore them.
 */
public final class Fades {

  /** The number of effects kept. Further effects of an iteration are not shown. */
  private static final int MAX_FADES = 2;

  private final Deque<Fade> idle = new ArrayDeque<>();
  private final Deque<Fade> waiting = new ArrayDeque<>();

  /** An effect and the colours in which it is shown. */
  private static final class Fade {
    private final Transition transition;
    private final byte[] palette = new byte[3 * Frame.COLOURS];

    private Fade(Transition transition) {
      this.transition = transition;
    }
  }

  Fades(IntUnaryOperator randomBelow) {
    for (int i = 0; i < MAX_FADES; i++) {
      idle.add(new Fade(new Transition(randomBelow)));
    }
  }

  void add(
      int effect, byte[] shown, byte[] revealed, byte[] palette, MainWindow window, int pause) {
    if (idle.isEmpty()) {
      idle.add(waiting.removeFirst());
    }
    Fade fade = idle.removeFirst();
    fade.transition.begin(effect, shown, revealed, window, pause);
    if (fade.transition.isRunning()) {
      System.arraycopy(palette, 0, fade.palette, 0, palette.length);
      waiting.addLast(fade);
    } else {
      idle.addLast(fade);
    }
  }

  /** Returns whether any steps are not shown yet. */
  public boolean isRunning() {
    return !waiting.isEmpty();
  }

  /** Discards the remaining steps. */
  public void skip() {
    idle.addAll(waiting);
    waiting.clear();
  }

  /**
   * Performs the next step of the current effect.
   *
   * @param frame receives the picture; its cursor and shake do not change
   * @return the time for which the picture is shown, in quarter frames of 1/240 s
   */
  public int step(Frame frame) {
    Fade fade = waiting.getFirst();
    int pause = fade.transition.step();
    System.arraycopy(fade.transition.screen(), 0, frame.pixels(), 0, Frame.PIXELS);
    frame.changes().markAll();
    System.arraycopy(fade.palette, 0, frame.palette(), 0, fade.palette.length);
    if (!fade.transition.isRunning()) {
      idle.addLast(waiting.removeFirst());
    }
    return pause;
  }
}
