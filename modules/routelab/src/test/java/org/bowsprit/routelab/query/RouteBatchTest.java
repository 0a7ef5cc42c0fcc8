package org.bowsprit.routelab.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.routelab.movingai.GridMap;
import org.bowsprit.routelab.movingai.MovingAiRooms;
import org.bowsprit.routelab.movingai.Scenario;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.junit.jupiter.api.Test;

/** Tests the answers to many queries that are processed by one or more threads. */
class RouteBatchTest {

  private static final int WALK_COUNT = 10_000;

  private final Router boxGraph = new BoxGraphProvider().open();

  /** Returns a query file with one set of boxes. Half of the queries lock box 0. */
  private static QueryFile file() throws IOException {
    String cases =
        IntStream.range(0, WALK_COUNT)
            .mapToObj(
                i ->
                    "{\"id\":\"w%d\",\"set\":0,\"start\":[%d,5],\"goal\":[90,40]%s}"
                        .formatted(i, i % 90, i % 2 == 0 ? "" : ",\"locks\":[0]"))
            .collect(Collectors.joining(","));
    String text =
        "{\"cases\":[" + cases + "],\"sets\":[{\"boxes\":[[0,0,99,0,99,50,0,50]],\"boxm\":null}]}";
    return new QueryFile(() -> new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static String answer(Router router, int threads, RouteQueries queries)
      throws IOException {
    StringWriter text = new StringWriter();
    AnswerFile answers = new AnswerFile(new PrintWriter(text), "test");
    new RouteBatch(router, threads).answer(queries, answers);
    return text.toString();
  }

  @Test
  void answersHaveTheSameOrderWithAnyNumberOfThreads() throws IOException {
    String singleThreaded = answer(boxGraph, 1, file());
    assertThat(singleThreaded.lines().filter(line -> line.contains("\"id\"")).count())
        .isEqualTo(WALK_COUNT);
    assertThat(singleThreaded)
        .contains("\"id\":\"w0\"")
        .contains("\"id\":\"w" + (WALK_COUNT - 1) + "\"");
    assertThat(answer(boxGraph, 4, file())).isEqualTo(singleThreaded);
  }

  @Test
  void aFloorIsPreparedOnceForEachSetOfLocks() throws IOException {
    AtomicInteger preparationCount = new AtomicInteger();
    Router countingRouter =
        floor -> {
          preparationCount.incrementAndGet();
          return boxGraph.prepare(floor);
        };
    answer(countingRouter, 2, file());
    assertThat(preparationCount).hasValue(2);
  }

  @Test
  void answersOnMapsAreInMapCoordinates() throws IOException {
    GridMap map = GridMap.parse(List.of("type octile", "height 2", "width 3", "map", ".@.", "..."));
    Scenario scenario = Scenario.parse(List.of("version 1", "1\tbend.map\t3\t2\t0\t0\t2\t0\t4"));
    RouteQueries walks = RouteQueries.of(MovingAiRooms.of("bend", map, scenario));
    assertThat(answer(new GeodesicProvider().open(), 1, walks))
        .contains("\"id\":\"1\"")
        .contains("[1.0,1.0],[2.0,1.0],[2.5,0.5]")
        .contains("\"length\":2.414");
  }
}
