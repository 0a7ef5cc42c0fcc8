package org.bowsprit.zplane.effect;

import java.util.function.IntUnaryOperator;
import org.bowsprit.render.Frame;

/**
 * Performs a screen effect, which changes the shown picture to the new picture in steps (spec 02
 * §8).
 *
 * <p>One object is used for all effects of a game. While it {@link #isRunning}, the code that shows
 * the screen repeatedly takes a {@link #step} and shows {@link #screen} for the returned pause. The
 * game does not run during that time. An effect may leave pixels unchanged.
 */
public final class Transition {

  /** The number of quarter frames per second. A quarter frame is the unit of pauses. */
  public static final int QUARTER_FRAMES_PER_SECOND = 240;

  private static final int DISSOLVE = 128;
  private static final int FIRST_SCROLL = 130;
  private static final int LAST_SCROLL = 133;
  private static final int DISSOLVE_PIXELS = 134;
  private static final int DISSOLVE_COLUMNS = 135;
  private static final int LAST_SEGMENT_EFFECT = 6;

  private final byte[] screen = new byte[Frame.PIXELS];
  private final byte[] picture = new byte[Frame.PIXELS];
  private final IntUnaryOperator randomBelow;
  private Reveal reveal;

  /**
   * Creates a transition that is not running.
   *
   * @param randomBelow returns a random number from 0 to its argument − 1, for dissolves. It must
   *     not use the game's generator, because scripts use that generator
   */
  public Transition(IntUnaryOperator randomBelow) {
    this.randomBelow = randomBelow;
  }

  /**
   * Begins an effect.
   *
   * @param number the number in scripts; 0, 129 and numbers unknown to v5 show the new picture at
   *     once
   * @param shown the picture on the screen, 320·200 palette indices, which are copied
   * @param revealed the new picture, which is copied
   * @param window the rows that change
   * @param pause the number of quarter frames between the steps of effects 1–6 and 130–133
   */
  public void begin(int number, byte[] shown, byte[] revealed, MainWindow window, int pause) {
    System.arraycopy(shown, 0, screen, 0, Frame.PIXELS);
    System.arraycopy(revealed, 0, picture, 0, Frame.PIXELS);
    reveal = createReveal(number, window, Math.max(0, pause));
  }

  /**
   * Returns the screen row after the last row that an effect covers. The rows of the window from
   * this row on do not change until something is drawn there (spec 14, rule 12).
   */
  public static int endRow(int number, MainWindow window) {
    return isSegmentEffect(number)
        ? window.top() + SegmentReveal.coveredRows(number, window)
        : window.bottom();
  }

  /** Returns whether there are more steps. */
  public boolean isRunning() {
    return reveal != null;
  }

  /** Ends the effect. The next picture of the game is shown without the effect. */
  public void stop() {
    reveal = null;
  }

  /**
   * Takes the next step of a running effect.
   *
   * @return the time to show {@link #screen}, in quarter frames; 0 if the effect is over
   */
  public int step() {
    int pause = reveal.step(picture, screen);
    if (pause == Reveal.DONE) {
      reveal = null;
      return 0;
    }
    return pause;
  }

  /** Returns the live picture that is shown: 320·200 palette indices. */
  public byte[] screen() {
    return screen;
  }

  private Reveal createReveal(int number, MainWindow window, int pause) {
    if (isSegmentEffect(number)) {
      return SegmentReveal.of(number, window, pause);
    }
    if (number >= FIRST_SCROLL && number <= LAST_SCROLL) {
      return ScrollReveal.of(number, window, pause);
    }
    return switch (number) {
      case DISSOLVE -> new DissolveReveal(window, 8, 4, randomBelow);
      case DISSOLVE_PIXELS -> new DissolveReveal(window, 1, 1, randomBelow);
      case DISSOLVE_COLUMNS -> new DissolveReveal(window, 1, window.height(), randomBelow);
      default -> null;
    };
  }

  /**
   * Returns whether an effect shows the room without the speech. This is true of effects 134 and
   * 135. It is not true of effect 128, although spec 15, rule A, names it. The recorded run of
   * {@code opfuzz-2004} shows this.
   */
  public static boolean hidesSpeech(int number) {
    return number == DISSOLVE_PIXELS || number == DISSOLVE_COLUMNS;
  }

  private static boolean isSegmentEffect(int number) {
    return number >= 1 && number <= LAST_SEGMENT_EFFECT;
  }
}
