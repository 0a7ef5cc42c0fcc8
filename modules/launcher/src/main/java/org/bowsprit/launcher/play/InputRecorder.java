package org.bowsprit.launcher.play;

import java.io.PrintWriter;
import java.io.Writer;
import org.bowsprit.render.Input;

/** Writes what the player does as an input file, which {@code --replay} and {@code run} take. */
public final class InputRecorder implements AutoCloseable {

  private final PrintWriter out;

  /**
   * Starts a recording.
   *
   * @param out takes the lines
   */
  public InputRecorder(Writer out) {
    this.out = new PrintWriter(out);
  }

  /** A recorder that keeps nothing. */
  public static InputRecorder none() {
    return new InputRecorder(Writer.nullWriter());
  }

  /**
   * Takes down an event.
   *
   * @param tick the iteration that will see it
   * @param input the event
   */
  public void record(long tick, Input input) {
    out.println(tick + " " + text(input));
  }

  @Override
  public void close() {
    out.close();
  }

  private static String text(Input input) {
    if (input instanceof Input.Move move) {
      return move.x() + " " + move.y();
    } else if (input instanceof Input.Press press) {
      return press.x() + " " + press.y() + " " + letter(press.button()) + "D";
    } else if (input instanceof Input.Release release) {
      return release.x() + " " + release.y() + " " + letter(release.button()) + "U";
    } else if (input instanceof Input.Click click) {
      return click.x() + " " + click.y() + " " + letter(click.button());
    }
    return "key " + ((Input.Key) input).code();
  }

  private static String letter(Input.Button button) {
    return button == Input.Button.LEFT ? "L" : "R";
  }
}
