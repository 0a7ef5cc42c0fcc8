package org.bowsprit.engine.journal;

import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.render.Input;

/**
 * Writes a journal line by line during the session, so that it can be replayed even if the program
 * is terminated. The result is also an input file (docs/journal-format.md).
 */
public final class JournalWriter {

  static final String HEADER = "#! bowsprit-journal ";
  static final int VERSION = 3;
  static final String START = "#@ ";
  static final String CHECKPOINT = "#= ";
  static final String END = "#. ";
  static final String BRANCH = "#~ ";
  static final String AUTHOR = "author";
  static final String FIXED_GLITCHES = " glitches=mended";

  private static final int START_LINE_LENGTH = 96;

  private final Consumer<String> lines;

  /**
   * Starts a journal.
   *
   * @param origin the start of the session
   * @param start the saved game with which the session begins; empty if it begins with the boot
   * @param lines receives each line, without a line end
   */
  public JournalWriter(Journal.Origin origin, Optional<SavedGame> start, Consumer<String> lines) {
    this(origin, "", start, lines);
  }

  /**
   * Starts a journal with an author.
   *
   * @param origin the start of the session
   * @param author the name of the player; empty to omit it
   * @param start the saved game with which the session begins; empty if it begins with the boot
   * @param lines receives each line, without a line end
   */
  public JournalWriter(
      Journal.Origin origin, String author, Optional<SavedGame> start, Consumer<String> lines) {
    this.lines = lines;
    lines.accept(
        HEADER
            + VERSION
            + " seed="
            + origin.seed()
            + " boot="
            + origin.bootParameter()
            + " text-speed="
            + origin.textSpeed()
            + (origin.mended() ? FIXED_GLITCHES : "")
            + (author.isEmpty() ? "" : " " + AUTHOR + "=" + encode(author))
            + " router="
            + origin.router()
            + " engine="
            + origin.engine()
            + " game="
            + origin.game());
    start.ifPresent(this::writeStart);
  }

  /**
   * Writes a whole journal.
   *
   * @param lines receives each line, without a line end
   */
  public static void write(Journal journal, Consumer<String> lines) {
    write(JournalTree.of(journal, ""), lines);
  }

  /**
   * Writes a whole recording with its branches.
   *
   * @param lines receives each line, without a line end
   */
  public static void write(JournalTree tree, Consumer<String> lines) {
    JournalTree.Branch first = tree.branches().get(0);
    JournalWriter writer = new JournalWriter(tree.origin(), tree.author(), first.start(), lines);
    for (JournalTree.Branch branch : tree.branches()) {
      if (branch.parent() != JournalTree.NO_PARENT) {
        writer.writeBranch(branch.parent(), branch.place(), branch.start());
      }
      int next = 0;
      for (Journal.Checkpoint checkpoint : branch.checkpoints()) {
        next = writer.writeEventsBefore(checkpoint.tick(), branch.events(), next);
        writer.writeCheckpoint(checkpoint);
      }
      writer.writeEventsBefore(Long.MAX_VALUE, branch.events(), next);
      writer.writeEnd(branch.ticks());
    }
  }

  /** Replaces the spaces in the name, because blanks separate the words of the first line. */
  private static String encode(String author) {
    return author.strip().replaceAll("\\s+", "_");
  }

  /**
   * Writes the beginning of a branch.
   *
   * @param parent the number of the parent branch
   * @param parentTicks the number of iterations of the parent after which the branch begins
   * @param start the saved game with which the branch begins; empty if the branch continues from
   *     the state of its parent
   */
  void writeBranch(int parent, long parentTicks, Optional<SavedGame> start) {
    lines.accept(BRANCH + parent + " " + parentTicks);
    start.ifPresent(this::writeStart);
  }

  private int writeEventsBefore(long tick, List<InputEvent> events, int first) {
    int next = first;
    while (next < events.size() && events.get(next).tick() < tick) {
      writeEvent(events.get(next));
      next++;
    }
    return next;
  }

  private void writeStart(SavedGame game) {
    String text = Base64.getEncoder().encodeToString(new SaveFormat().write(game));
    for (int index = 0; index < text.length(); index += START_LINE_LENGTH) {
      lines.accept(
          START + text.substring(index, Math.min(index + START_LINE_LENGTH, text.length())));
    }
  }

  /** Writes an input event. */
  void writeEvent(InputEvent event) {
    lines.accept(event.tick() + " " + text(event.input()));
  }

  /** Writes a checkpoint. */
  void writeCheckpoint(Journal.Checkpoint checkpoint) {
    String subsystems =
        checkpoint
            .subsystems()
            .map(
                part ->
                    String.format(
                        Locale.ROOT,
                        " %016x %016x %016x %016x %016x",
                        part.vm(),
                        part.world(),
                        part.actors(),
                        part.sound(),
                        part.picture()))
            .orElse("");
    lines.accept(
        String.format(Locale.ROOT, "%s%d %016x", CHECKPOINT, checkpoint.tick(), checkpoint.hash())
            + subsystems);
  }

  /** Writes the end. */
  void writeEnd(long ticks) {
    lines.accept(END + ticks);
  }

  private static String text(Input input) {
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
    String modifiers =
        (key.shift() ? "S" : "") + (key.control() ? "C" : "") + (key.alt() ? "A" : "");
    return "key " + key.code() + (modifiers.isEmpty() ? "" : " " + modifiers);
  }

  private static String letter(Input.Button button) {
    return button == Input.Button.LEFT ? "L" : "R";
  }
}
