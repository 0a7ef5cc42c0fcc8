package org.bowsprit.explorer.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** Tests the differences of two censuses. */
class CensusDifferenceTest {

  @Test
  void listElementsAreComparedByTheirKeys() {
    String a =
        """
        {"schema": 1, "chunks": [{"tag": "BOXD", "count": 2}, {"tag": "CLUT", "count": 5}]}
        """;
    String b =
        """
        {"schema": 1, "chunks": [{"tag": "CLUT", "count": 6}]}
        """;

    assertThat(CensusDifference.of(a, b))
        .containsExactly(
            new CensusDifference("chunks.BOXD", "{\"tag\":\"BOXD\",\"count\":2}", ""),
            new CensusDifference("chunks.CLUT.count", "5", "6"));
  }

  @Test
  void equalCensusesHaveNoDifferences() {
    String census = "{\"schema\": 1, \"chunks\": [], \"play\": [{\"router\": \"classic\"}]}";

    assertThat(CensusDifference.of(census, census)).isEmpty();
  }

  @Test
  void aDocumentThatIsNotACensusIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CensusDifference.of("{}", "{}"))
        .withMessage("expected a census of schema 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CensusDifference.of("no", "{}"))
        .withMessage("expected a census, found no JSON");
  }
}
