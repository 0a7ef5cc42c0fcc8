package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.explorer.inspect.ResourceTree;
import org.bowsprit.explorer.inspect.RoomPrinter;
import org.bowsprit.explorer.inspect.RoomReport;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.room.Room;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.GameParameter;
import org.bowsprit.player.library.GameDescription;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code bowsprit inspect}. */
@Command(name = "inspect", description = "Shows the contents of a game, or of one of its rooms.")
public final class InspectCommand implements Callable<ExitCode> {

  private final GameCatalog catalog;
  private final Console console;

  @Mixin private GameParameter gameName;

  @Option(
      names = "--room",
      paramLabel = "N|NAME",
      description = "Show this room: boxes, matrix, objects, scripts, palettes.")
  private String roomName;

  @Mixin private JsonOption json;

  @Inject
  InspectCommand(GameCatalog catalog, Console console) {
    this.catalog = catalog;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    Game game = catalog.open(gameName.name());
    if (roomName == null) {
      showTree(game);
    } else {
      Symbols symbols = SymbolFile.of(game, console.err()::println);
      showRoom(game, RoomDirectory.of(game.resources(), symbols).number(roomName));
    }
    return ExitCode.DONE;
  }

  private void showTree(Game game) {
    List<ResourceTree.Node> files = new ResourceTree(game.resources()).files();
    if (json.isRequested()) {
      console.json(new Contents(1, game.identity().description(), files));
    } else {
      console.out().println(new GameDescription(game.identity(), console.texts()).nameAndEdition());
      files.forEach(file -> print(file, 0));
    }
  }

  private void print(ResourceTree.Node node, int depth) {
    String name = "  ".repeat(depth) + node.name();
    console.print("%-28s %,10d  %s", name, node.size(), node.is());
    node.parts().forEach(part -> print(part, depth + 1));
  }

  private void showRoom(Game game, int number) {
    Room room =
        game.resources()
            .room(number)
            .orElseThrow(() -> CommandFailure.data("The game has no room " + number + "."));
    RoomReport report = RoomReport.of(game.resources(), number, room);
    if (json.isRequested()) {
      console.json(new RoomDocument(1, report));
    } else {
      new RoomPrinter(console.out()).print(report);
    }
  }

  /**
   * The JSON document of a game.
   *
   * @param schema the version of this layout
   * @param game the name of the game
   * @param files one tree for each file
   */
  record Contents(int schema, String game, List<ResourceTree.Node> files) {}

  /**
   * The JSON document of a room.
   *
   * @param schema the version of this layout
   * @param room the report on the room
   */
  record RoomDocument(int schema, RoomReport room) {}
}
