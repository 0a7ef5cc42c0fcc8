package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.format.game.Game;
import org.bowsprit.kit.game.GameDecompiler;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.GameParameter;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code bowsprit decompile}. */
@Command(
    name = "decompile",
    description = "Converts a game to sources from which 'bowsprit build' makes the same game.")
public final class DecompileCommand implements Callable<ExitCode> {

  private final GameCatalog catalog;
  private final Console console;

  @Mixin private GameParameter gameName;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The folder for the sources, new or empty.")
  private Path target;

  @Mixin private JsonOption json;

  @Inject
  DecompileCommand(GameCatalog catalog, Console console) {
    this.catalog = catalog;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Path folder = new OutputFolder(target).requireEmpty().path();
    Game game = catalog.open(gameName.name());
    Symbols symbols = SymbolFile.of(game, console::note);
    GameDecompiler decompiler = new GameDecompiler(game.resources(), title(game, symbols), symbols);
    SourceTree sources = decompiler.decompile();
    sources.write(folder);
    Result result =
        new Result(1, game.identity().description(), sources.files().size(), decompiler.problems());
    if (json.isRequested()) {
      console.json(result);
    } else {
      result.problems().forEach(problem -> console.err().println(problem));
      console.print("%,d files written to %s", result.files(), target);
    }
    return result.problems().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private static String title(Game game, Symbols symbols) {
    return symbols.title().isEmpty() ? game.identity().name() : symbols.title();
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param game the name of the game
   * @param files the number of written files
   * @param problems the parts that could not be read
   */
  record Result(int schema, String game, int files, List<String> problems) {}
}
