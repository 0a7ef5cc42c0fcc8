package org.bowsprit.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests how the results of benchmarks are written into the page that shows them. */
class ResultsPageTest {

  private static final String PAGE =
      """
      # Benchmarks

      <!-- results begin -->
      ### FooBenchmark

      | benchmark | score |
      |---|--:|
      | foo | 12 |

      ### GooBenchmark

      | benchmark | score |
      <!-- results end -->
      After.
      """;

  @Test
  void aPageIsUnchangedIfThereAreNoNewResults() {
    assertThat(new ResultsPage(PAGE).with(List.of()).text()).isEqualTo(PAGE);
  }
}
