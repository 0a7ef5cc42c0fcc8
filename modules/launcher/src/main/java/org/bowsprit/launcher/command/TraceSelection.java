package org.bowsprit.launcher.command;

import java.nio.file.Path;
import java.util.Set;
import org.bowsprit.engine.trace.TraceOptions;
import picocli.CommandLine.Option;

/** Options that choose what is traced and where. */
public final class TraceSelection {

  @Option(
      names = "--trace",
      paramLabel = "FILE",
      description = "Write what happens as JSON lines, one a changed iteration.")
  private Path file;

  @Option(
      names = "--trace-with",
      paramLabel = "WHAT",
      split = ",",
      description = "Trace these as well: ${COMPLETION-CANDIDATES}.")
  private Set<Part> parts = Set.of();

  @Option(names = "--trace-all", description = "Trace unchanged iterations too.")
  private boolean everyIteration;

  /** What a trace can hold beside the actors; named as on the command line. */
  enum Part {
    /** Changed variables and bits. */
    vars,
    /** Executed instructions. */
    ops,
    /** Lines that are said. */
    text
  }

  /** Creates the mixin for picocli. */
  public TraceSelection() {}

  /** Returns where to write; null for no trace. */
  public Path file() {
    return file;
  }

  /** Returns what to write. */
  public TraceOptions options() {
    return new TraceOptions(
        everyIteration,
        parts.contains(Part.vars),
        parts.contains(Part.ops),
        parts.contains(Part.text));
  }
}
