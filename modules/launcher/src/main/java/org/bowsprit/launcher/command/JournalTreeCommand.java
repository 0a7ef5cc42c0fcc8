package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.engine.journal.JournalTree;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit journal tree}. */
@Command(
    name = "tree",
    description = "Lists the branches of a recording, with their beginnings and lengths.")
public final class JournalTreeCommand implements Callable<ExitCode> {

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "A recording written by --record.")
  private Path file;

  @Mixin private JsonOption json;

  @Inject
  JournalTreeCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    JournalTree tree = new JournalFile(file).read();
    List<Line> lines = new ArrayList<>();
    for (JournalTree.Branch branch : tree.branches()) {
      lines.add(
          new Line(
              lines.size(),
              branch.parent(),
              branch.place(),
              branch.start().isPresent(),
              branch.ticks(),
              branch.events().size(),
              branch.checkpoints().size()));
    }
    if (json.isRequested()) {
      console.json(
          new Summary(1, tree.author(), tree.origin().engine(), tree.rerecordCount(), lines));
      return ExitCode.DONE;
    }
    console.print(
        "%s%,d rerecords, recorded with %s",
        tree.author().isEmpty() ? "" : "by " + tree.author() + ", ",
        tree.rerecordCount(),
        tree.origin().engine());
    lines.forEach(line -> console.out().println(line.text(tree)));
    return ExitCode.DONE;
  }

  /**
   * A branch.
   *
   * @param parent the number of the branch at which it begins; −1 for the first branch
   * @param place the number of iterations of the parent before its beginning
   * @param loaded true if it begins with a saved game
   * @param ticks the number of iterations at its end
   */
  record Line(
      int branch, int parent, long place, boolean loaded, long ticks, int events, int checkpoints) {

    private String text(JournalTree tree) {
      int depth = 0;
      for (int at = branch; tree.branches().get(at).parent() >= 0; depth++) {
        at = tree.branches().get(at).parent();
      }
      String from =
          parent < 0
              ? (loaded ? "from a saved game" : "from the beginning")
              : (loaded ? "a game loaded in " : "from iteration " + place + " of ") + parent;
      return "  ".repeat(depth) + branch + ": " + from + " to " + ticks + ", " + events + " inputs";
    }
  }

  /** The result. */
  record Summary(int schema, String author, String engine, int rerecords, List<Line> branches) {}
}
