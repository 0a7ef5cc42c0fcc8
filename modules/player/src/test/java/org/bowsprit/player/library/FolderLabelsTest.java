package org.bowsprit.player.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.player.library.Library.Entry;
import org.junit.jupiter.api.Test;

class FolderLabelsTest {

  private static Entry game(String path, String title) {
    return new Entry(Path.of(path), title, "", true, false);
  }

  @Test
  void gamesWithTheSameTitleAreLabelledWithTheirFolders() {
    assertThat(
            FolderLabels.of(
                List.of(
                    game("old/floppy", "Island"),
                    game("old/cd", "Island"),
                    game("old/atlantis", "Atlantis"))))
        .containsOnly(entry(Path.of("old/floppy"), "floppy"), entry(Path.of("old/cd"), "cd"));
  }

  @Test
  void foldersWithTheSameNameAreLabelledWithTheirParents() {
    assertThat(FolderLabels.of(List.of(game("a/cd", "Island"), game("b/cd", "Island"))))
        .containsValues(Path.of("a/cd").toString(), Path.of("b/cd").toString());
  }

  @Test
  void gamesInOneFolderAreLabelledWithTheirChoice() {
    assertThat(FolderLabels.of(List.of(game("disc#de", "Island"), game("disc#en", "Island"))))
        .containsValues("disc#de", "disc#en");
  }
}
