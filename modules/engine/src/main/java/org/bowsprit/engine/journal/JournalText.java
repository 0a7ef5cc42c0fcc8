package org.bowsprit.engine.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.engine.InputScript;
import org.bowsprit.render.Input;

/**
 * A journal as an input file: what {@code run --input} reads, with what a replay needs besides in
 * comments.
 *
 * <pre>
 * #! bowsprit-journal 1 seed=0 boot=0 ticks=1200 router=box-graph game=0123…
 * 31 160 100 L
 * #= 600 89abcdef01234567
 * </pre>
 */
public final class JournalText {

  private static final String HEADER = "#! bowsprit-journal 1 ";
  private static final String CHECKPOINT = "#= ";

  private JournalText() {}

  /** Returns the text of a journal. */
  public static String write(Journal journal) {
    Journal.Origin origin = journal.origin();
    StringBuilder text = new StringBuilder(HEADER);
    text.append("seed=").append(origin.seed());
    text.append(" boot=").append(origin.bootParameter());
    text.append(" ticks=").append(journal.ticks());
    text.append(" router=").append(origin.router());
    text.append(" game=").append(origin.game()).append('\n');
    for (Journal.Event event : journal.events()) {
      text.append(event.tick()).append(' ').append(write(event.input())).append('\n');
    }
    for (Journal.Checkpoint each : journal.checkpoints()) {
      text.append(
          String.format(Locale.ROOT, "%s%d %016x%n", CHECKPOINT, each.tick(), each.hash())
              .replace(System.lineSeparator(), "\n"));
    }
    return text.toString();
  }

  private static String write(Input input) {
    if (input instanceof Input.Move move) {
      return move.x() + " " + move.y();
    }
    if (input instanceof Input.Click click) {
      return click.x() + " " + click.y() + " " + letter(click.button());
    }
    if (input instanceof Input.Press press) {
      return press.x() + " " + press.y() + " " + letter(press.button()) + "D";
    }
    if (input instanceof Input.Release release) {
      return release.x() + " " + release.y() + " " + letter(release.button()) + "U";
    }
    Input.Key key = (Input.Key) input;
    String held = (key.shift() ? "S" : "") + (key.control() ? "C" : "") + (key.alt() ? "A" : "");
    return "key " + key.code() + (held.isEmpty() ? "" : " " + held);
  }

  private static String letter(Input.Button button) {
    return button == Input.Button.LEFT ? "L" : "R";
  }

  /**
   * Reads a journal.
   *
   * @throws IllegalArgumentException naming what makes no sense
   */
  public static Journal parse(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.get(0).startsWith(HEADER)) {
      throw new IllegalArgumentException("the first line is not that of a bowsprit journal");
    }
    String header = lines.get(0).substring(HEADER.length());
    try {
      Journal.Origin origin =
          new Journal.Origin(
              field(header, "game"),
              field(header, "router"),
              Long.parseLong(field(header, "seed")),
              Integer.parseInt(field(header, "boot")));
      List<Journal.Checkpoint> checkpoints = new ArrayList<>();
      for (String line : lines) {
        if (line.startsWith(CHECKPOINT)) {
          checkpoints.add(checkpoint(line));
        }
      }
      long ticks = Long.parseLong(field(header, "ticks"));
      return new Journal(origin, ticks, InputScript.parse(lines).events(), checkpoints);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("a number of the journal makes no sense", e);
    }
  }

  private static Journal.Checkpoint checkpoint(String line) {
    String[] words = line.substring(CHECKPOINT.length()).split(" ", -1);
    return new Journal.Checkpoint(Long.parseLong(words[0]), Long.parseUnsignedLong(words[1], 16));
  }

  private static String field(String header, String name) {
    for (String word : header.split(" ", -1)) {
      if (word.startsWith(name + "=")) {
        return word.substring(name.length() + 1);
      }
    }
    throw new IllegalArgumentException("the journal does not say its " + name);
  }
}
