package org.bowsprit.export.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.format.disk.GameOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedFilesTest {

  @Test
  void whatABuildMakesForItsAuthorStaysWithTheAuthor(@TempDir Path folder) throws IOException {
    Path built = folder.resolve("built");
    BuiltStarter.files().writeInto(built);
    Files.createDirectories(built.resolve("preview"));
    Files.writeString(built.resolve("preview/cabin.png"), "x");
    assertThat(built.resolve("TIDE.symbols")).exists();

    assertThat(SharedFiles.names(new GameOpener().open(built)))
        .containsExactly("TIDE.000", "TIDE.001");
  }
}
