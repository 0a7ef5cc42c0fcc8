package org.bowsprit.routelab.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the queries that are read from a query file. */
class QueryFileTest {

  private static final String BOX_SETS =
      "\"sets\": [{\"boxes\": [[0, 0, 99, 0, 99, 50, 0, 50, 0, 0, 255]], \"boxm\": null}]";

  private static QueryFile file(String query) throws IOException {
    String text = "{" + BOX_SETS + ", \"cases\": [" + query.replace('\'', '"') + "]}";
    return new QueryFile(() -> new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void aQueryHasAnIdAStartAndAGoal() throws IOException {
    List<RouteQuery> queries = new ArrayList<>();
    file("{'id': 'a', 'set': 0, 'start': [5, 6], 'goal': [90, -4]}").forEach(queries::add);

    assertThat(queries).hasSize(1);
    RouteQuery query = queries.get(0);
    assertThat(query.id()).isEqualTo("a");
    assertThat(query.start()).isEqualTo(new Point(5, 6));
    assertThat(query.goal()).isEqualTo(new Point(90, -4));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'set': 1, 'start': [5, 6], 'goal': [9, 9]}   | cases[0].set: expected the position of one of 1 sets",
        "{'set': 0.5, 'start': [5, 6], 'goal': [9, 9]} | cases[0].set: expected the position of one of 1 sets",
        "{'set': 0, 'start': [5.5, 6], 'goal': [9, 9]} | cases[0].start: expected a point [x, y] of whole numbers",
        "{'set': 0, 'start': [5, 6]}                   | cases[0].goal: expected a point [x, y] of whole numbers",
        "{'set': 0, 'start': [5, 6], 'goal': [9, 9], 'locks': ['door']} | cases[0].locks: expected a list of boxes' ids"
      })
  void invalidContentIsRefusedWithItsPath(String query, String message) {
    assertThatThrownBy(() -> file(query))
        .isInstanceOf(QueryFileException.class)
        .hasMessage(message);
  }
}
