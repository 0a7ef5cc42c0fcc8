package org.bowsprit.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.disk.CheckedWriter;
import picocli.CommandLine.Help.Ansi;

/**
 * The two output streams of a command. Results go to {@link #out()}; all other output goes to
 * {@link #err()}.
 *
 * <p>Both streams use UTF-8 in every locale, because scripts read them. Both replace control
 * characters by escapes ({@link TerminalText}). The program writes its own coloured output with
 * {@link #line}, {@link #redraw} and {@link #help}.
 */
public final class Console {

  private static final String ERASE_LINE = "\r\u001b[K";

  private final CheckedWriter rawOut;
  private final PrintWriter rawErr;
  private final PrintWriter out;
  private final PrintWriter err;
  private final Ansi ansi;
  private final boolean isErrTerminal;
  private Optional<Texts> texts = Optional.empty();
  private boolean isRedrawing;

  /**
   * Creates a console.
   *
   * @param out receives results; {@link #end} flushes it
   * @param err receives diagnostics and progress
   * @param usesColours true if results may be coloured
   * @param isErrTerminal true if {@code err} is a terminal, on which progress can be drawn
   */
  public Console(Writer out, Writer err, boolean usesColours, boolean isErrTerminal) {
    this.rawOut = new CheckedWriter(out, "standard output");
    this.rawErr = new PrintWriter(err);
    this.out = new PrintWriter(new TerminalText(rawOut));
    this.err = new PrintWriter(new TerminalText(rawErr));
    this.ansi = usesColours ? Ansi.ON : Ansi.OFF;
    this.isErrTerminal = isErrTerminal;
  }

  /** Sets the language of the output. The default is English. */
  public void setTexts(Texts language) {
    texts = Optional.of(language);
  }

  /** Returns the texts in the language of the output. */
  public Texts texts() {
    return texts.orElseGet(Texts::english);
  }

  /** Returns the stream of results. */
  public PrintWriter out() {
    return out;
  }

  /** Returns the stream of diagnostics and progress. */
  public PrintWriter err() {
    return err;
  }

  /**
   * Returns whether to use colours. Colours are used on a terminal, unless {@code NO_COLOR} is set.
   */
  public Ansi ansi() {
    return ansi;
  }

  /**
   * Returns the stream of results for help pages. Only the program itself may write to this stream.
   */
  public PrintWriter help() {
    return rawOut;
  }

  /**
   * Prints a line of results that starts with coloured text.
   *
   * @param markup the program's own text with picocli markup such as {@code @|bold …|@}
   * @param text the text after the coloured text
   */
  public void line(String markup, String text) {
    rawOut.print(ansi.string(markup));
    out.println(text);
  }

  /**
   * Prints a line of results without trailing spaces.
   *
   * @param format as for {@link String#format}
   * @param values the arguments; numbers are formatted as in English
   */
  public void print(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values).stripTrailing());
  }

  /**
   * Prints a line of results in the language of the output.
   *
   * @param key the key of the line in the texts of the command line
   * @param values the values that replace <code>{0}</code>, <code>{1}</code> and so on
   */
  public void printText(String key, Object... values) {
    out.println(texts().of(key, values));
  }

  /**
   * Prints a line of diagnostics and flushes the stream, because the command may end much later.
   *
   * @param line an English line from any module, or a text in the language of the output
   */
  public void note(String line) {
    if (isRedrawing) {
      redraw("");
    }
    err.println(texts.map(language -> language.translate(line)).orElse(line));
    err.flush();
    isRedrawing = false;
  }

  /** Returns whether {@link #redraw} has any effect. */
  boolean canRedraw() {
    return isErrTerminal;
  }

  /** Draws {@code line} over the last line of {@link #err()} if the stream is a terminal. */
  public void redraw(String line) {
    if (isErrTerminal) {
      rawErr.print(ERASE_LINE);
      err.print(line);
      err.flush();
      isRedrawing = true;
    }
  }

  /**
   * Prints {@code document} to {@link #out()} as one JSON document and a line feed.
   *
   * @param document a record, map, list or Jackson tree; records that do not implement {@link
   *     JsonDocument} must be in a package that is open to Jackson
   */
  public void json(Object document) {
    try {
      out.println(
          document instanceof JsonDocument itself ? Json.text(itself) : Json.text(document));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Starts a progress bar on {@link #err()}. If the stream is not a terminal, a line is printed
   * from time to time.
   *
   * @param description a short description of the work
   * @param total the number of steps, above zero
   */
  public ProgressBar progress(String description, int total) {
    return new ProgressBar(this, description, total);
  }

  /**
   * Flushes the streams.
   *
   * @return the reason why some results were lost; empty if no results were lost
   */
  public Optional<IOException> end() {
    out.flush();
    err.flush();
    return rawOut.failure();
  }
}
