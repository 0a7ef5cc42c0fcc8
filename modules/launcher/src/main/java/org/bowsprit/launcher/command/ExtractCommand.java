package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.console.ProgressBar;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.explorer.extract.Extraction;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.GameParameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code bowsprit extract}. */
@Command(
    name = "extract",
    description = "Writes pictures, sounds and scripts of a game, and a page for browsing them.")
public final class ExtractCommand implements Callable<ExitCode> {

  private final GameCatalog catalog;
  private final Console console;

  @Mixin private GameParameter gameName;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The output folder; created if it does not exist.")
  private Path folder;

  @Mixin private JsonOption json;

  @Inject
  ExtractCommand(GameCatalog catalog, Console console) {
    this.catalog = catalog;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    OutputFolder out = new OutputFolder(folder);
    Game game = catalog.open(gameName.name());
    Extraction extraction = new Extraction(game, out.path());
    try (ProgressBar progress =
        console.progress(console.texts().of("told.extracting"), extraction.stepCount())) {
      extraction.run(progress::step);
    }
    print(game, extraction);
    return extraction.problems().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private void print(Game game, Extraction extraction) {
    Result result =
        new Result(
            1,
            game.identity().description(),
            extraction.fileCount(),
            folder.resolve("index.html").toString(),
            extraction.problems());
    if (json.isRequested()) {
      console.json(result);
    } else {
      result.problems().stream()
          .map(problem -> console.texts().of("told.left-out", problem))
          .forEach(console.err()::println);
      Texts texts = console.texts();
      console
          .out()
          .println(texts.of("told.extracted", texts.number(result.files()), result.page()));
    }
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param game the name of the game
   * @param files the number of written files
   * @param page the HTML page that shows the files
   * @param problems the parts that could not be read
   */
  record Result(int schema, String game, int files, String page, List<String> problems) {}
}
