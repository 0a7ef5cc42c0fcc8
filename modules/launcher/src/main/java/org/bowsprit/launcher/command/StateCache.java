package org.bowsprit.launcher.command;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.StateHash;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveRefusedException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.format.disk.OutputFile;

/**
 * Stores states of a recording in a file beside the recording, so that a replay need not begin at
 * the start. Each state is named after its iteration and the hash in the recording, so that it can
 * be verified. If the states take too much space, the least recently used states are removed.
 */
final class StateCache {

  /**
   * The number of iterations between two states. A replay runs this many iterations in a second or
   * less.
   */
  private static final int ITERATIONS_BETWEEN_STATES = 1_000;

  /**
   * The maximum number of bytes of all states. This is enough for a few hundred states of a large
   * game.
   */
  private static final long MAX_BYTES = 64L << 20;

  private final Path file;
  private final long maxBytes;
  private final StateHash hash = new StateHash();
  private final SaveFormat format = new SaveFormat();

  /** The states by name, in the order of their last use. The file has the same order. */
  private final Map<String, byte[]> states = new LinkedHashMap<>();

  private long lastIteration;
  private boolean isChanged;

  private StateCache(Path file, long maxBytes) {
    this.file = file;
    this.maxBytes = maxBytes;
  }

  /** Opens the states of a recording. A file that cannot be read counts as empty. */
  static StateCache of(Path recording) {
    return of(recording, MAX_BYTES);
  }

  /**
   * Opens the states of a recording. At most {@code maxBytes} bytes of states are written to the
   * file.
   */
  static StateCache of(Path recording, long maxBytes) {
    StateCache states =
        new StateCache(recording.resolveSibling(recording.getFileName() + ".states"), maxBytes);
    states.read();
    return states;
  }

  private void read() {
    if (!Files.isRegularFile(file)) {
      return;
    }
    try (ZipInputStream zip =
        new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        states.put(entry.getName(), zip.readNBytes(SaveFormat.MAX_STATE_BYTES));
      }
    } catch (IOException | IllegalArgumentException e) {
      // Java throws the second exception for a damaged name in a zip.
      states.clear();
    }
  }

  private static String name(Journal.Checkpoint checkpoint) {
    return String.format(Locale.ROOT, "%d-%016x", checkpoint.tick(), checkpoint.hash());
  }

  /**
   * Returns the last state of a recording at or before an iteration; empty if there is none.
   *
   * @param journal the recording
   * @param iteration the iteration
   */
  Optional<SavedGame> lastAtOrBefore(Journal journal, long iteration) {
    List<Journal.Checkpoint> checkpoints = journal.checkpoints();
    for (int i = checkpoints.size() - 1; i >= 0; i--) {
      Journal.Checkpoint checkpoint = checkpoints.get(i);
      byte[] state = checkpoint.tick() <= iteration ? states.get(name(checkpoint)) : null;
      Optional<SavedGame> verified = state == null ? Optional.empty() : verified(state, checkpoint);
      if (verified.isPresent()) {
        lastIteration = checkpoint.tick();
        putLast(name(checkpoint), state);
        return verified;
      }
    }
    return Optional.empty();
  }

  private Optional<SavedGame> verified(byte[] state, Journal.Checkpoint checkpoint) {
    try {
      SavedGame game = format.read(state);
      boolean isVerified =
          game.state().session().ticks() == checkpoint.tick()
              && hash.of(game.state()) == checkpoint.hash()
              && checkpoint
                  .subsystems()
                  .map(parts -> parts.differences(hash.bySubsystem(game.state())).isEmpty())
                  .orElse(true);
      return isVerified ? Optional.of(game) : Optional.empty();
    } catch (SaveRefusedException e) {
      return Optional.empty();
    }
  }

  /** Returns whether enough iterations have passed since the last stored state. */
  boolean isDue(Journal.Checkpoint checkpoint) {
    return checkpoint.tick() - lastIteration >= ITERATIONS_BETWEEN_STATES;
  }

  /** Stores a state that is equal to the recorded one. */
  void store(Journal.Checkpoint checkpoint, SavedGame state) {
    lastIteration = checkpoint.tick();
    putLast(name(checkpoint), format.write(state));
    isChanged = true;
  }

  private void putLast(String name, byte[] state) {
    states.remove(name);
    states.put(name, state);
  }

  private void dropOldest() {
    long bytes = states.values().stream().mapToLong(state -> state.length).sum();
    Iterator<byte[]> oldest = states.values().iterator();
    while (bytes > maxBytes && oldest.hasNext()) {
      bytes -= oldest.next().length;
      oldest.remove();
    }
  }

  /**
   * Writes the file if there are new states.
   *
   * @throws org.bowsprit.format.disk.NotWrittenException if the file cannot be written
   */
  void write() {
    if (!isChanged) {
      return;
    }
    dropOldest();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> state : states.entrySet()) {
        zip.putNextEntry(new ZipEntry(state.getKey()));
        zip.write(state.getValue());
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new IllegalStateException("cannot write to a byte array", e);
    }
    new OutputFile(file).replace(bytes.toByteArray());
  }
}
