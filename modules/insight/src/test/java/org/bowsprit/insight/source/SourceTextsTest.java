package org.bowsprit.insight.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceTextsTest {

  @TempDir private Path folder;

  @BeforeEach
  void writeSources() throws IOException {
    Files.createDirectories(folder.resolve("author/sources/rooms"));
    Files.createDirectories(folder.resolve("author/target/game"));
    Files.writeString(folder.resolve("author/sources/rooms/hall.bow"), "room hall {\n}\n");
    Files.writeString(folder.resolve("secret.bow"), "no source\n");
  }

  private SourceTexts sourceTextsNear(String game) {
    return SourceTexts.near(folder.resolve(game).toString());
  }

  @Test
  void sourcesAreFoundNearTheGame() {
    assertThat(sourceTextsNear("author/target/game").lines("rooms/hall.bow"))
        .containsExactly("room hall {", "}");
    assertThat(sourceTextsNear("author/target/game#2").lines("rooms/hall.bow")).hasSize(2);
    assertThat(sourceTextsNear("author/sources").lines("rooms/hall.bow")).hasSize(2);
  }

  @Test
  void sourcesInOtherFoldersAreNotFound() {
    assertThat(sourceTextsNear("elsewhere").lines("rooms/hall.bow")).isEmpty();
    assertThat(SourceTexts.near("gannet-rock").lines("rooms/hall.bow")).isEmpty();
    assertThat(SourceTexts.near("").lines("rooms/hall.bow")).isEmpty();
  }

  @Test
  void filesOutsideTheSourceFolderAreNotRead() {
    assertThat(sourceTextsNear("author/sources").lines("../../secret.bow")).isEmpty();
  }
}
