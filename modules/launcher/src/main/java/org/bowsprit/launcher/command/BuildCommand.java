package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.bowsprit.bow.declaration.ResourceDeclaration;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.explorer.extract.CostumePreviews;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.build.BuildSummary;
import org.bowsprit.kit.build.GameBuild;
import org.bowsprit.kit.game.Budget;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GamePackage;
import org.bowsprit.kit.game.PictureHandling;
import org.bowsprit.kit.preview.RoomPreviews;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.archive.FolderWatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit build}. */
@Command(
    name = "build",
    description = {
      "Builds a game from sources: scripts, pictures, costumes, fonts and sounds.",
      "docs/guide-first-game.html shows how to make one, docs/game-sources.html describes the"
          + " files."
    })
public final class BuildCommand implements Callable<ExitCode> {

  private final Console console;

  @Parameters(paramLabel = "SOURCE", description = "The folder of sources.")
  private Path sources;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The folder for the game; created if it does not exist.")
  private Path target;

  @Option(
      names = "--name",
      paramLabel = "BASENAME",
      description = {
        "The file names before the dot (default: the folder's name in capitals).",
        "Other interpreters need a known name, such as MONKEY2."
      })
  private String name;

  @Option(names = "--watch", description = "Build again whenever a source changes, until stopped.")
  private boolean watch;

  @Option(
      names = "--preview",
      description = {
        "Draw each room with its walk boxes and its z-planes, and a page that plays each costume,"
            + " into DIR/preview."
      })
  private boolean preview;

  @Option(
      names = "--capacity",
      description = "Show the game's use of limited resources: variables, objects, memory.")
  private boolean capacity;

  @Option(
      names = "--quantise",
      description = "Convert true-colour pictures to the palette of their room.")
  private boolean quantise;

  @Option(
      names = "--remap",
      description = "Restore the colour order of pictures with a reordered palette.")
  private boolean remap;

  @Mixin private JsonOption json;

  @Inject
  BuildCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (!Files.isDirectory(sources)) {
      throw CommandFailure.data(sources + ": no such folder");
    }
    if (name != null && !name.matches("[A-Za-z0-9_-]{1,32}")) {
      throw CommandFailure.refused("refused.no-file-name", name);
    }
    if (watch && json.isRequested()) {
      throw CommandFailure.refused("refused.watch-json");
    }
    Path folder = new OutputFolder(target).path();
    GameBuild build =
        new GameBuild(
            sources,
            folder,
            name == null ? GameBuild.defaultName(sources) : name,
            new PictureHandling(quantise, remap));
    return watch ? watch(build) : buildOnce(build);
  }

  private ExitCode buildOnce(GameBuild build) throws IOException {
    GameBuild.Outcome outcome = build.run();
    print(outcome);
    if (preview && outcome.summary().built()) {
      preview(outcome.result());
    }
    return outcome.summary().built() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private void preview(BuildResult built) {
    GamePackage game = built.game().orElseThrow();
    new RoomPreviews(game, target.resolve("preview")).write();
    GameWriter.Files files = game.write();
    Map<Integer, String> costumes =
        built.declaration().orElseThrow().costumes().stream()
            .collect(Collectors.toMap(ResourceDeclaration::number, ResourceDeclaration::name));
    new CostumePreviews(
            GameResources.of(files.index(), files.data()),
            costumes,
            target.resolve("preview").resolve("costumes"))
        .write();
  }

  private ExitCode watch(GameBuild build) throws IOException {
    try (FolderWatch changes = new FolderWatch(sources)) {
      while (true) {
        buildOnce(build);
        console.note("waiting for changes; Ctrl+C ends");
        console.out().flush();
        changes.await();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.DONE;
    }
  }

  private void print(GameBuild.Outcome outcome) {
    outcome.result().diagnostics().forEach(each -> console.err().println(each.displayText()));
    BuildSummary summary = outcome.summary();
    if (json.isRequested()) {
      console.json(summary);
      return;
    }
    for (Budget budget : outcome.result().budgets()) {
      if (budget.isTight()) {
        console.err().println("nearly full: " + budget.line());
      }
    }
    if (!summary.built()) {
      long errors =
          summary.diagnostics().stream().filter(each -> each.severity().equals("error")).count();
      console
          .err()
          .println("nothing was written: " + errors + (errors == 1 ? " error" : " errors"));
      return;
    }
    if (capacity) {
      outcome.result().budgets().forEach(budget -> console.out().println("  " + budget.line()));
    }
    for (BuildSummary.WrittenFile file : summary.files()) {
      console.print("%s  %,d bytes", target.resolve(file.name()), file.size());
    }
  }
}
