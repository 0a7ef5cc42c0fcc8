package org.bowsprit.launcher.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import picocli.CommandLine.Help.Ansi;

/**
 * The two streams of a command: results on {@link #out()}, everything else on {@link #err()}.
 *
 * <p>Both are UTF-8 whatever the locale, since scripts read them. Text may carry picocli markup
 * such as {@code @|bold …|@} if it goes through {@link #styled(String)}.
 */
public final class Console {

  private final PrintWriter out;
  private final PrintWriter err;
  private final Ansi ansi;
  private final boolean errIsTerminal;

  /**
   * Makes a console.
   *
   * @param out where results go; flushed by whoever runs the command
   * @param err where diagnostics and progress go
   * @param colours whether results may be coloured
   * @param errIsTerminal whether somebody watches {@code err}, so that progress may be drawn
   */
  public Console(PrintWriter out, PrintWriter err, boolean colours, boolean errIsTerminal) {
    this.out = out;
    this.err = err;
    this.ansi = colours ? Ansi.ON : Ansi.OFF;
    this.errIsTerminal = errIsTerminal;
  }

  /** Returns the stream of results. */
  public PrintWriter out() {
    return out;
  }

  /** Returns the stream of diagnostics and progress. */
  public PrintWriter err() {
    return err;
  }

  /** Returns whether somebody watches {@link #err()}, so that a line may be drawn over. */
  public boolean errIsTerminal() {
    return errIsTerminal;
  }

  /** Returns whether colours are drawn: a terminal, and no {@code NO_COLOR}. */
  public Ansi ansi() {
    return ansi;
  }

  /** Returns {@code text} with its picocli markup turned into colours or left out. */
  public String styled(String text) {
    return ansi.string(text);
  }

  /**
   * Prints {@code document} to {@link #out()} as one JSON document and a line feed.
   *
   * @param document a record, map, list or Jackson tree; records must stand in a package that is
   *     open to Jackson
   */
  public void json(Object document) {
    try {
      out.println(Json.text(document));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Starts a progress bar on {@link #err()}, drawn only if that is a terminal.
   *
   * @param what what is being done, in a few words
   * @param total the number of steps, above zero
   */
  public ProgressBar progress(String what, int total) {
    return new ProgressBar(errIsTerminal ? err : null, what, total);
  }
}
