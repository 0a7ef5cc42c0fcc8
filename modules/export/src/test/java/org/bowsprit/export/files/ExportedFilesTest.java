package org.bowsprit.export.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.vm.symbol.SymbolFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests which files of a built game are exported. */
class ExportedFilesTest {

  @Test
  void filesThatOnlyTheAuthorNeedsAreNotExported(@TempDir Path folder) throws IOException {
    Path buildFolder = folder.resolve("built");
    BuiltStarterGame.files().writeInto(buildFolder);
    Files.createDirectories(buildFolder.resolve("preview"));
    Files.writeString(buildFolder.resolve("preview/cabin.png"), "x");
    Game game = new GameOpener().open(buildFolder);
    assertThat(SymbolFile.of(game, warning -> {}).all()).isNotEmpty();

    GameFiles exportedFiles = new ExportedFiles(game, "Low Tide");

    assertThat(exportedFiles.names()).containsExactly("TIDE.000", "TIDE.001", "TIDE.symbols");
    Game exportedGame = new GameLoader().open(exportedFiles);
    assertThat(exportedGame.identity().description()).isEqualTo("Low Tide (made with Bowsprit)");
    assertThat(SymbolFile.of(exportedGame, warning -> {}).all()).isEmpty();
  }
}
