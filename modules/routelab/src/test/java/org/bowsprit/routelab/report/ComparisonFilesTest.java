package org.bowsprit.routelab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.UnfinishedFile;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that no files remain if a file of a comparison cannot be opened. */
class ComparisonFilesTest {

  private static final Comparison COMPARISON =
      new Comparison("nothing", List.of(), new ExperimentSettings(0, 1, 1, false));

  @TempDir private Path folder;

  @Test
  void theFirstFileIsDeletedIfTheSecondCannotBeOpened() throws Exception {
    Path temporaryFile = UnfinishedFile.temporaryPath(folder.resolve("results.json"));
    Files.createDirectories(temporaryFile.resolve("in the way"));

    assertThatThrownBy(() -> new ComparisonFiles(folder, COMPARISON, false))
        .isInstanceOf(NotWrittenException.class)
        .hasMessageContaining("results.json");

    assertThat(folder).isDirectoryContaining(temporaryFile::equals);
    assertThat(folder).isDirectoryNotContaining(file -> !file.equals(temporaryFile));
  }
}
