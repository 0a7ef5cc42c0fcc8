package org.bowsprit.workshop.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.mock;

import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.UnfinishedFile;
import org.bowsprit.routelab.experiment.Comparison;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonFilesTest {

  @TempDir private Path folder;

  @Test
  void leavesNothingBehindIfTheSecondFileCannotBeOpened() throws Exception {
    Path second = UnfinishedFile.part(folder.resolve("results.json"));
    Files.createDirectories(second.resolve("in the way"));

    assertThatThrownBy(() -> new ComparisonFiles(folder, mock(Comparison.class)))
        .isInstanceOf(NotWrittenException.class)
        .hasMessageContaining("results.json");

    assertThat(folder).isDirectoryContaining(second::equals);
    assertThat(folder).isDirectoryNotContaining(file -> !file.equals(second));
  }
}
