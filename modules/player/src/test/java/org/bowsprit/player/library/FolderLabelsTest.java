package org.bowsprit.player.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.player.library.Library.Entry;
import org.junit.jupiter.api.Test;

/** Tests the labels that distinguish games with the same title. */
class FolderLabelsTest {

  private static Entry gameEntry(String path, String title) {
    return new Entry(Path.of(path), title, "", true, false);
  }

  @Test
  void gamesWithTheSameTitleAreLabelledWithTheirFolders() {
    assertThat(
            FolderLabels.of(
                List.of(
                    gameEntry("old/floppy", "Island"),
                    gameEntry("old/cd", "Island"),
                    gameEntry("old/atlantis", "Atlantis"))))
        .containsOnly(entry(Path.of("old/floppy"), "floppy"), entry(Path.of("old/cd"), "cd"));
  }

  @Test
  void gamesInFoldersWithTheSameNameAreLabelledWithTheEndsOfTheirPaths() {
    assertThat(FolderLabels.of(List.of(gameEntry("a/cd", "Island"), gameEntry("b/cd", "Island"))))
        .containsOnly(
            entry(Path.of("a/cd"), Path.of("a/cd").toString()),
            entry(Path.of("b/cd"), Path.of("b/cd").toString()));
  }

  @Test
  void gamesInTheSameFolderAreLabelledWithFolderAndGameName() {
    assertThat(
            FolderLabels.of(
                List.of(gameEntry("disc#de", "Island"), gameEntry("disc#en", "Island"))))
        .containsOnly(entry(Path.of("disc#de"), "disc#de"), entry(Path.of("disc#en"), "disc#en"));
  }
}
