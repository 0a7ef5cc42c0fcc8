package org.bowsprit.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.player.text.Texts;
import picocli.CommandLine.Help.Ansi;

/**
 * The two streams of a command: results on {@link #out()}, everything else on {@link #err()}.
 *
 * <p>Both are UTF-8 whatever the locale, since scripts read them, and let no control character
 * through ({@link TerminalText}). What the program itself draws with colours has ways of its own:
 * {@link #line}, {@link #redraw} and {@link #help}.
 */
public final class Console {

  private static final String ERASE_LINE = "\r\u001b[K";

  private final CheckedWriter drawnOut;
  private final PrintWriter drawnErr;
  private final PrintWriter out;
  private final PrintWriter err;
  private final Ansi ansi;
  private final boolean errIsTerminal;
  private Optional<Texts> texts = Optional.empty();
  private boolean isRedrawing;

  /**
   * Makes a console.
   *
   * @param out where results go; flushed by {@link #end}
   * @param err where diagnostics and progress go
   * @param colours whether results may be coloured
   * @param errIsTerminal whether {@code err} is a terminal, on which progress may be drawn
   */
  public Console(Writer out, Writer err, boolean colours, boolean errIsTerminal) {
    this.drawnOut = new CheckedWriter(out, "standard output");
    this.drawnErr = new PrintWriter(err);
    this.out = new PrintWriter(new TerminalText(drawnOut));
    this.err = new PrintWriter(new TerminalText(drawnErr));
    this.ansi = colours ? Ansi.ON : Ansi.OFF;
    this.errIsTerminal = errIsTerminal;
  }

  /** Tells in what language to speak from now on; it is English without. */
  public void speak(Texts language) {
    texts = Optional.of(language);
  }

  /** Returns what the program says, in the language it speaks. */
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

  /** Returns whether colours are drawn: a terminal, and no {@code NO_COLOR}. */
  public Ansi ansi() {
    return ansi;
  }

  /** Returns the stream of results for help pages, which nothing but the program itself writes. */
  public PrintWriter help() {
    return drawnOut;
  }

  /**
   * Prints a line of results that begins in colours.
   *
   * @param markup the program's own text with picocli markup such as {@code @|bold …|@}
   * @param text what follows it
   */
  public void line(String markup, String text) {
    drawnOut.print(ansi.string(markup));
    out.println(text);
  }

  /**
   * Prints a line of results; blanks at its end are cut.
   *
   * @param format as for {@link String#format}
   * @param values what is filled in, numbers as in English
   */
  public void print(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values).stripTrailing());
  }

  /**
   * Prints a line of results in the language that is spoken.
   *
   * @param key of the line among the texts of the command line
   * @param values stand in for <code>{0}</code>, <code>{1}</code> and so on
   */
  public void tell(String key, Object... values) {
    out.println(texts().of(key, values));
  }

  /**
   * Prints a line of diagnostics at once: it may come long before the command ends.
   *
   * @param line in English, of any module, or a text in the language that is spoken
   */
  public void note(String line) {
    if (isRedrawing) {
      redraw("");
    }
    err.println(texts.map(language -> language.translated(line)).orElse(line));
    err.flush();
    isRedrawing = false;
  }

  /** Tells whether {@link #redraw} does anything. */
  boolean redraws() {
    return errIsTerminal;
  }

  /** Draws {@code line} over the last line of {@link #err()}, if that is a terminal. */
  public void redraw(String line) {
    if (errIsTerminal) {
      drawnErr.print(ERASE_LINE);
      err.print(line);
      err.flush();
      isRedrawing = true;
    }
  }

  /**
   * Prints {@code document} to {@link #out()} as one JSON document and a line feed.
   *
   * @param document a record, map, list or Jackson tree; records that do not write themselves must
   *     stand in a package that is open to Jackson
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
   * Starts a progress bar on {@link #err()}; lines now and then if that is no terminal.
   *
   * @param what what is being done, in a few words
   * @param total the number of steps, above zero
   */
  public ProgressBar progress(String what, int total) {
    return new ProgressBar(this, what, total);
  }

  /**
   * Sends on what is still held back.
   *
   * @return why the results have not all reached their place; empty if they have
   */
  public Optional<IOException> end() {
    out.flush();
    err.flush();
    return drawnOut.failure();
  }
}
