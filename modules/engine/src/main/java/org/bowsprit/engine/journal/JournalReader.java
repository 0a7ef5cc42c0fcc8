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
   * Sixty iterations a second for thirty days. A larger number comes from a damaged file and would
   * take forever.
   */
  private static final long LONGEST = 60L * 60 * 60 * 24 * 30;

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
   * Reads a journal.
   *
   * @throws IllegalArgumentException naming the invalid part
   * @throws org.bowsprit.engine.save.SaveRefusedException if its saved game cannot be loaded
   */
  public static Journal read(List<String> lines) {
    if (!isJournal(lines)) {
      throw new IllegalArgumentException("the first line is not that of a bowsprit journal");
    }
    try {
      return new JournalReader(lines).journal();
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("a number of the journal makes no sense", e);
    }
  }

  private Journal journal() {
    List<InputEvent> events = InputScript.parse(lines).events();
    int version = version();
    // Checkpoints of version 1 are hashes over other data.
    List<Journal.Checkpoint> checkpoints =
        version == JournalWriter.VERSION ? checkpoints() : List.of();
    long ticks = ticks(events, checkpoints);
    if (ticks < 0 || ticks > LONGEST) {
      throw new IllegalArgumentException(
          "the journal claims " + ticks + " iterations, a month of play has " + LONGEST);
    }
    return new Journal(origin(), start(), ticks, events, checkpoints);
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
        optionalField("text-speed").map(Integer::parseInt).orElse(GameSetup.SCRIPTS_TEXT_SPEED),
        lines.get(0).contains(JournalWriter.MENDED));
  }

  private Optional<SavedGame> start() {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      if (line.startsWith(JournalWriter.START)) {
        text.append(line, JournalWriter.START.length(), line.length());
      }
    }
    return text.isEmpty()
        ? Optional.empty()
        : Optional.of(new SaveFormat().read(Base64.getDecoder().decode(text.toString())));
  }

  private List<Journal.Checkpoint> checkpoints() {
    List<Journal.Checkpoint> checkpoints = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(JournalWriter.CHECKPOINT)) {
        String[] words = line.substring(JournalWriter.CHECKPOINT.length()).split(" ", -1);
        checkpoints.add(
            new Journal.Checkpoint(Long.parseLong(words[0]), Long.parseUnsignedLong(words[1], 16)));
      }
    }
    return checkpoints;
  }

  /** Returns the number in the journal, or that of the last event if the journal is incomplete. */
  private long ticks(List<InputEvent> events, List<Journal.Checkpoint> checkpoints) {
    for (String line : lines) {
      if (line.startsWith(JournalWriter.END)) {
        return Long.parseLong(line.substring(JournalWriter.END.length()));
      }
    }
    long last = optionalField("ticks").map(Long::parseLong).orElse(0L);
    if (!events.isEmpty()) {
      last = Math.max(last, events.get(events.size() - 1).tick() + 1);
    }
    return checkpoints.isEmpty()
        ? last
        : Math.max(last, checkpoints.get(checkpoints.size() - 1).tick());
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
