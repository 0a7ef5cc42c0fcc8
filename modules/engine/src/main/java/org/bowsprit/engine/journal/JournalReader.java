package org.bowsprit.engine.journal;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SavedGame;

/** Reads the output of {@link JournalWriter}, even if it is incomplete. */
public final class JournalReader {

  private static final String UNKNOWN = "unknown";

  /**
   * Sixty iterations per second for thirty days. A larger number can only come from a damaged file,
   * and its replay would take too long.
   */
  private static final long MAX_ITERATIONS = 60L * 60 * 60 * 24 * 30;

  private static final long UNKNOWN_END = Long.MAX_VALUE;

  /** The number of words of a checkpoint with a hash for each subsystem. */
  private static final int CHECKPOINT_WORDS = 7;

  private final List<String> lines;

  private JournalReader(List<String> lines) {
    this.lines = lines;
  }

  /**
   * Returns whether a text begins with the header of a journal, in contrast to a plain input file.
   */
  public static boolean isJournal(List<String> lines) {
    return !lines.isEmpty() && lines.get(0).startsWith(JournalWriter.HEADER);
  }

  /**
   * Reads the journal that leads to the end of the branch that was recorded last.
   *
   * @throws IllegalArgumentException if the text is not a valid journal; the message names the
   *     invalid part
   * @throws org.bowsprit.engine.save.SaveRefusedException if the saved game of the journal cannot
   *     be loaded
   */
  public static Journal read(List<String> lines) {
    JournalTree tree = readTree(lines);
    return tree.journalOf(tree.lastBranch());
  }

  /**
   * Reads a journal with all its branches.
   *
   * @throws IllegalArgumentException if the text is not a valid journal; the message names the
   *     invalid part
   * @throws org.bowsprit.engine.save.SaveRefusedException if a saved game cannot be loaded
   */
  public static JournalTree readTree(List<String> lines) {
    if (!isJournal(lines)) {
      throw new IllegalArgumentException("the first line is not that of a bowsprit journal");
    }
    try {
      return new JournalReader(lines).tree();
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("a number of the journal is invalid", e);
    }
  }

  private JournalTree tree() {
    int version = version();
    Journal.Origin origin = origin();
    List<JournalTree.Branch> branches = new ArrayList<>();
    int firstLine = 0;
    for (int lineIndex = 1; lineIndex <= lines.size(); lineIndex++) {
      if (lineIndex == lines.size() || lines.get(lineIndex).startsWith(JournalWriter.BRANCH)) {
        branches.add(branch(lines.subList(firstLine, lineIndex), version));
        firstLine = lineIndex;
      }
    }
    String author =
        optionalField(JournalWriter.AUTHOR).map(text -> text.replace('_', ' ')).orElse("");
    return new JournalTree(origin, author, branches);
  }

  private JournalTree.Branch branch(List<String> branchLines, int version) {
    int parent = JournalTree.NO_PARENT;
    long parentTicks = 0;
    if (branchLines.get(0).startsWith(JournalWriter.BRANCH)) {
      String[] words = branchLines.get(0).substring(JournalWriter.BRANCH.length()).split(" ", -1);
      parent = Integer.parseInt(words[0]);
      parentTicks = Long.parseLong(words[1]);
    }
    List<InputEvent> events = InputScript.parse(branchLines).events();
    // The checkpoints of version 1 are hashes of other data, so they cannot be compared.
    List<Journal.Checkpoint> checkpoints = version == 1 ? List.of() : checkpoints(branchLines);
    Optional<SavedGame> start = start(branchLines);
    long first = start.map(saved -> saved.state().session().ticks()).orElse(parentTicks);
    long ticks = Math.max(first, ticks(branchLines, events, checkpoints));
    if (ticks < 0 || ticks > MAX_ITERATIONS || parentTicks < 0 || recordedEnd(branchLines) < 0) {
      throw new IllegalArgumentException(
          "the journal claims "
              + Math.min(ticks, recordedEnd(branchLines))
              + " iterations, a month of play has "
              + MAX_ITERATIONS);
    }
    return new JournalTree.Branch(parent, parentTicks, start, ticks, events, checkpoints);
  }

  private int version() {
    String header = lines.get(0).substring(JournalWriter.HEADER.length());
    int version = Integer.parseInt(header.split(" ", -1)[0]);
    if (version < 1 || version > JournalWriter.VERSION) {
      throw new IllegalArgumentException(
          "the journal has version "
              + version
              + ", this Bowsprit reads versions up to "
              + JournalWriter.VERSION);
    }
    return version;
  }

  private Journal.Origin origin() {
    return new Journal.Origin(
        field("game"),
        optionalField("engine").orElse(UNKNOWN),
        field("router"),
        Long.parseLong(field("seed")),
        Integer.parseInt(field("boot")),
        optionalField("text-speed").map(Integer::parseInt).orElse(GameSetup.TEXT_SPEED_OF_SCRIPTS),
        lines.get(0).contains(JournalWriter.FIXED_GLITCHES));
  }

  private static Optional<SavedGame> start(List<String> branchLines) {
    StringBuilder text = new StringBuilder();
    for (String line : branchLines) {
      if (line.startsWith(JournalWriter.START)) {
        text.append(line, JournalWriter.START.length(), line.length());
      }
    }
    return text.isEmpty()
        ? Optional.empty()
        : Optional.of(new SaveFormat().read(Base64.getDecoder().decode(text.toString())));
  }

  private static List<Journal.Checkpoint> checkpoints(List<String> branchLines) {
    List<Journal.Checkpoint> checkpoints = new ArrayList<>();
    for (String line : branchLines) {
      if (line.startsWith(JournalWriter.CHECKPOINT)) {
        String[] words = line.substring(JournalWriter.CHECKPOINT.length()).split(" ", -1);
        checkpoints.add(
            new Journal.Checkpoint(Long.parseLong(words[0]), hash(words, 1), subsystems(words)));
      }
    }
    return checkpoints;
  }

  private static Optional<SubsystemHashes> subsystems(String[] words) {
    return words.length < CHECKPOINT_WORDS
        ? Optional.empty()
        : Optional.of(
            new SubsystemHashes(
                hash(words, 2), hash(words, 3), hash(words, 4), hash(words, 5), hash(words, 6)));
  }

  private static long hash(String[] words, int index) {
    return Long.parseUnsignedLong(words[index], 16);
  }

  /**
   * Returns the number of iterations in the journal. If the journal is incomplete, the last event
   * or checkpoint determines the number.
   */
  private long ticks(
      List<String> branchLines, List<InputEvent> events, List<Journal.Checkpoint> checkpoints) {
    if (recordedEnd(branchLines) != UNKNOWN_END) {
      return recordedEnd(branchLines);
    }
    long last = optionalField("ticks").map(Long::parseLong).orElse(0L);
    if (!events.isEmpty()) {
      last = Math.max(last, events.get(events.size() - 1).tick() + 1);
    }
    return checkpoints.isEmpty()
        ? last
        : Math.max(last, checkpoints.get(checkpoints.size() - 1).tick());
  }

  /**
   * Returns the number of iterations at the end mark; {@link #UNKNOWN_END} if there is no end mark.
   */
  private static long recordedEnd(List<String> branchLines) {
    for (String line : branchLines) {
      if (line.startsWith(JournalWriter.END)) {
        return Long.parseLong(line.substring(JournalWriter.END.length()));
      }
    }
    return UNKNOWN_END;
  }

  private String field(String name) {
    return optionalField(name)
        .orElseThrow(() -> new IllegalArgumentException("the journal does not say its " + name));
  }

  private Optional<String> optionalField(String name) {
    for (String word : lines.get(0).split(" ", -1)) {
      if (word.startsWith(name + "=")) {
        return Optional.of(word.substring(name.length() + 1));
      }
    }
    return Optional.empty();
  }
}
