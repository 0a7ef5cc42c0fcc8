package org.bowsprit.launcher.option;

import java.nio.file.Path;
import java.util.Set;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.vm.symbol.Symbols;
import picocli.CommandLine.Option;

/** The options for the trace. */
public final class TraceSelection {

  @Option(
      names = "--trace",
      paramLabel = "FILE",
      description = "Write the game's events as JSON lines, one for each changed iteration.")
  private Path file;

  @Option(
      names = "--trace-with",
      paramLabel = "WHAT",
      split = ",",
      description = "Trace these as well: ${COMPLETION-CANDIDATES}.")
  private Set<Part> parts = Set.of();

  @Option(names = "--trace-all", description = "Also trace unchanged iterations.")
  private boolean everyIteration;

  /** The parts of a trace in addition to the actors. The names are those on the command line. */
  public enum Part {
    /** Changed variables and bits. */
    vars,
    /** Executed instructions. */
    ops,
    /** Spoken lines. */
    text,
    /** Source names of scripts, variables and lines, if the game has a symbol file. */
    names
  }

  /** Creates the mixin for picocli. */
  public TraceSelection() {}

  private TraceOptions options() {
    return new TraceOptions(
        everyIteration,
        parts.contains(Part.vars),
        parts.contains(Part.ops),
        parts.contains(Part.text));
  }

  /**
   * Opens the trace of a run.
   *
   * @param symbols the names in the sources of the game
   * @throws NotWrittenException if the file cannot be written
   */
  public OpenTrace open(Game game, Symbols symbols) {
    if (file == null) {
      return new OpenTrace(null, null);
    }
    CheckedWriter out = new OutputFile(file).openText();
    GameLimits limits = game.resources().index().limits();
    return new OpenTrace(
        out,
        new TraceRecorder(
            options(),
            limits.variables(),
            limits.bitVariables(),
            parts.contains(Part.names) ? symbols : Symbols.NONE,
            line -> out.append(line).append('\n')));
  }

  /** The trace of a run, or no trace. */
  public static final class OpenTrace implements AutoCloseable {

    private final CheckedWriter out;
    private final TraceRecorder recorder;

    private OpenTrace(CheckedWriter out, TraceRecorder recorder) {
      this.out = out;
      this.recorder = recorder;
    }

    /** Creates the session, which is traced and has not booted yet. */
    public GameSession prepare(GameSetup setup) {
      return recorder == null ? GameSession.prepare(setup) : recorder.prepare(setup);
    }

    /**
     * Ends the trace.
     *
     * @throws NotWrittenException if a part of the trace was not written
     */
    @Override
    public void close() {
      if (out != null) {
        out.close();
      }
    }
  }
}
