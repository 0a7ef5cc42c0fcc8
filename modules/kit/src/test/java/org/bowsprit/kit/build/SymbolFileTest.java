package org.bowsprit.kit.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the symbol file, which contains the names of a built game. A build writes it into the
 * folder of the game. It is read together with the game, and ignored if it belongs to another
 * build.
 */
class SymbolFileTest {

  @TempDir private Path folder;

  private final List<String> warnings = new ArrayList<>();
  private Path game;
  private Path symbolFile;

  @BeforeEach
  void build() throws IOException {
    StarterGame.sources("A").write(folder.resolve("sources"));
    game = folder.resolve("game");
    symbolFile = game.resolve("A.symbols");
    new GameBuild(folder.resolve("sources"), game, "A").run();
  }

  private Symbols read() {
    return SymbolFile.of(new GameOpener().open(game), warnings::add);
  }

  @Test
  void aBuildWritesTheNamesInTheSources() {
    Symbols names = read();

    assertThat(warnings).isEmpty();
    assertThat(names.name(SymbolType.ROOM, 1)).contains("cabin");
    assertThat(names.name(SymbolType.OBJECT, 102)).contains("door");
    assertThat(names.find(SymbolType.ACTOR, "hero", 1)).isPresent();
    assertThat(names.name(CodeName.global(1))).contains("boot");
    assertThat(names.line(CodeName.object(1, 102), 100)).isPresent();
  }

  @Test
  void writingTheSymbolFileDoesNotChangeTheGameFiles() throws IOException {
    GameBuild build = new GameBuild(folder.resolve("sources"), folder.resolve("again"), "A");
    GameWriter.Files files = build.run().result().game().orElseThrow().write();

    assertThat(Files.readAllBytes(game.resolve("A.000"))).isEqualTo(files.encryptedIndex());
    assertThat(Files.readAllBytes(game.resolve("A.001"))).isEqualTo(files.encryptedData());
    assertThat(symbolFile)
        .as("the symbol file of the first build")
        .hasSameTextualContentAs(folder.resolve("again/A.symbols"));
  }

  @Test
  void aSymbolFileOfAnotherBuildIsIgnoredWithAWarning() throws IOException {
    byte[] data = Files.readAllBytes(game.resolve("A.001"));
    data[data.length - 1] ^= 1;
    Files.write(game.resolve("A.001"), data);

    assertThat(read().isEmpty()).isTrue();
    assertThat(warnings)
        .containsExactly(
            "A.symbols belongs to another build of the game than this: its names are not used");
  }

  @Test
  void aDamagedSymbolFileIsIgnoredWithAWarning() throws IOException {
    Files.writeString(symbolFile, Files.readString(symbolFile).replaceFirst("room 1", "room one"));

    assertThat(read().isEmpty()).isTrue();
    assertThat(warnings)
        .containsExactly(
            "A.symbols is not a symbol file (line 5: expected a number up to 65535, not 'one'): its"
                + " names are not used");
  }

  @Test
  void noNamesAreKnownWithoutASymbolFile() throws IOException {
    Files.delete(symbolFile);

    assertThat(read().isEmpty()).isTrue();
    assertThat(warnings).isEmpty();
  }
}
