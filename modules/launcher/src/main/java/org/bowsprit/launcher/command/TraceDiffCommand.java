package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.zip.GZIPInputStream;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit trace diff}: shows the first line in which two traces differ. */
@Command(name = "diff", description = "Shows the first difference between two traces.")
public final class TraceDiffCommand implements Callable<ExitCode> {

  private final Console console;

  @Parameters(index = "0", paramLabel = "A", description = "A trace, plain or .gz.")
  private Path a;

  @Parameters(index = "1", paramLabel = "B", description = "Another trace.")
  private Path b;

  @Inject
  TraceDiffCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    try (BufferedReader first = open(a);
        BufferedReader second = open(b)) {
      for (long line = 1; ; line++) {
        String left = first.readLine();
        String right = second.readLine();
        if (!Objects.equals(left, right)) {
          console.out().println("line " + line);
          console.out().println("A " + displayLine(left));
          console.out().println("B " + displayLine(right));
          return ExitCode.FAILED;
        }
        if (left == null) {
          console.out().println("the same in " + (line - 1) + " lines");
          return ExitCode.DONE;
        }
      }
    }
  }

  private static String displayLine(String line) {
    return line == null ? "(ended)" : line;
  }

  private static BufferedReader open(Path file) throws IOException {
    InputStream in = Files.newInputStream(file);
    boolean isGzip = String.valueOf(file.getFileName()).endsWith(".gz");
    return new BufferedReader(
        new InputStreamReader(isGzip ? new GZIPInputStream(in) : in, StandardCharsets.UTF_8));
  }
}
