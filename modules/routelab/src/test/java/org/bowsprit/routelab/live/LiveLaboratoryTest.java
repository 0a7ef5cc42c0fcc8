package org.bowsprit.routelab.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mesh.Mesh;
import org.bowsprit.routelab.experiment.TestRouters;
import org.bowsprit.routelab.query.AnswerFile;
import org.bowsprit.routelab.query.QueryFile;
import org.bowsprit.routelab.query.RouteQuery;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.room.FieldMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the answers that the program gives to the page of the laboratory. */
class LiveLaboratoryTest {

  private static final List<String> ROUTE_FIELDS =
      List.of("waypoints", "reachedGoal", "chain", "reason", "length");

  private static final String TWO_BOXES =
      "\"boxes\":[[0,0,100,0,100,20,0,20,0,0,255],[100,0,200,0,200,20,100,20,0,0,128]]";

  private final ObjectMapper json = new ObjectMapper();
  private final LiveLaboratory laboratory = new LiveLaboratory(TestRouters.all());

  @Test
  void answersEqualTheAnswersOfTheRouteCommand() throws IOException {
    int comparisonCount = 0;
    for (int seed = 0; seed < 30; seed++) {
      RandomLiveRoom room = new RandomLiveRoom(seed);
      for (int walk = 0; walk < 6; walk++) {
        Point start = room.randomPoint();
        Point goal = room.randomPoint();
        List<Integer> locks = walk < 3 ? List.of() : List.of(walk % room.boxCount());
        boolean rebuilt = walk > 3;
        JsonNode answer =
            ask(
                page -> {
                  room.addFloor(page);
                  RandomLiveRoom.addWalk(page, start, goal, locks, rebuilt);
                });
        String file =
            JsonWriter.object(
                query -> {
                  query.putArray("sets", sets -> sets.addObject(room::addFloor));
                  query.putArray(
                      "cases",
                      cases ->
                          cases.addObject(
                              testCase -> {
                                testCase.put("set", 0);
                                RandomLiveRoom.addWalk(testCase, start, goal, locks, rebuilt);
                              }));
                });
        for (int i = 0; i < TestRouters.all().size(); i++) {
          JsonNode expected = route(file, TestRouters.all().get(i));
          JsonNode actual = answer.path("results").get(i);
          ROUTE_FIELDS.forEach(
              field ->
                  assertThat(actual.get(field))
                      .as("the field %s", field)
                      .isEqualTo(expected.get(field)));
          comparisonCount++;
        }
      }
    }
    assertThat(comparisonCount).isEqualTo(30 * 6 * 5);
  }

  private JsonNode route(String file, Contestant contestant) throws IOException {
    List<RouteQuery> queries = new ArrayList<>();
    new QueryFile(() -> new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)))
        .forEach(queries::add);
    RouteQuery query = queries.get(0);
    StringWriter text = new StringWriter();
    AnswerFile answers = new AnswerFile(new PrintWriter(text), contestant.id());
    answers.add(
        query,
        contestant
            .router()
            .prepare(query.floor(contestant.router()))
            .route(RouteRequest.of(query.start(), query.goal())));
    answers.end();
    return json.readTree(text.toString()).path("results").get(0);
  }

  private JsonNode ask(Consumer<JsonWriter> question) throws IOException {
    return json.readTree(laboratory.answer(JsonWriter.object(question)));
  }

  private JsonNode ask(String question) throws IOException {
    return json.readTree(laboratory.answer(question));
  }

  @Test
  void simulatedWalksUseTheSpeedAndTheScaleOfTheFloor() throws IOException {
    JsonNode route =
        ask("{"
                + TWO_BOXES
                + ",\"boxm\":\"boxes\",\"start\":[0,10],\"goal\":[200,10],\"speed\":[8,2],\"walk\":true}")
            .path("results")
            .get(0);

    List<Integer> steps = new ArrayList<>();
    route.path("walk").forEach(pose -> steps.add(pose.get(0).intValue()));
    assertThat(route.path("ticks").intValue()).isEqualTo(steps.size());
    assertThat(steps.get(0)).isEqualTo(8);
    assertThat(steps.get(steps.size() - 1)).isEqualTo(200);
    assertThat(route.path("walk").get(0).get(2).intValue()).isEqualTo(255);
    assertThat(route.path("walk").get(steps.size() - 1).get(2).intValue()).isEqualTo(128);
  }

  @Test
  void answersContainTheStoredAndTheRebuiltMatrix() throws IOException {
    String floor = "{" + TWO_BOXES + ",\"boxm\":\"000000010101ff000000010101ff\"";
    JsonNode matrixWithoutLocks =
        ask(floor + ",\"start\":[0,10],\"goal\":[200,10],\"matrix\":true}").path("matrix");
    JsonNode answerWithLocks =
        ask(floor + ",\"start\":[0,10],\"goal\":[200,10],\"matrix\":true,\"locks\":[1]}");

    assertThat(matrixWithoutLocks.path("disk").toString()).isEqualTo("[[0,1],[0,1]]");
    assertThat(matrixWithoutLocks.path("seed").toString()).isEqualTo("[[-1,1],[0,-1]]");
    assertThat(answerWithLocks.path("matrix").path("disk").toString()).isEqualTo("[[0,1],[0,1]]");
    assertThat(answerWithLocks.path("matrix").path("seed").toString())
        .isEqualTo("[[-1,-1],[-1,-1]]");
    assertThat(answerWithLocks.path("boxm").textValue()).isEqualTo("000000010101ff000000010101ff");
  }

  @Test
  void aQuestionCanReferToADefinedFloorByItsNumber() throws IOException {
    String walk = "\"start\":[0,10],\"goal\":[200,10]";
    String floor = "{" + TWO_BOXES + ",\"boxm\":\"boxes\"," + walk;
    JsonNode answerWithFloor = json.readTree(laboratory.answer(floor + "}"));
    JsonNode definition =
        json.readTree(laboratory.answer(floor + ",\"define\":true,\"matrix\":true}"));
    int number = definition.path("floor").intValue();
    assertThat(definition.path("matrix").path("seed").toString()).isEqualTo("[[-1,1],[0,-1]]");

    String question = "{\"floor\":%d," + walk + ",\"routers\":[\"funnel\"]}";
    JsonNode funnel = json.readTree(laboratory.answer(question.formatted(number)));
    assertThat(funnel.path("results")).hasSize(1);
    assertThat(funnel.path("results").get(0).path("waypoints"))
        .isEqualTo(answerWithFloor.path("results").get(2).path("waypoints"));

    for (int i = 0; i < 8; i++) {
      laboratory.answer(floor + ",\"define\":true}");
    }
    assertThat(
            json.readTree(laboratory.answer(question.formatted(number))).path("isFloorForgotten"))
        .isEqualTo(json.getNodeFactory().booleanNode(true));
  }

  @Test
  void routesOnMapsAreNotWalkedByActors() throws IOException {
    JsonNode results =
        ask("{"
                + TWO_BOXES
                + ",\"boxm\":\"boxes\",\"field\":[2,1,1,2],\"start\":[1,11],\"goal\":[199,11],"
                + "\"routers\":[\"grid-astar\"]}")
            .path("results");

    assertThat(results.get(0).path("walks").booleanValue()).isFalse();
    assertThat(results.get(0).path("ticks").intValue()).isEqualTo(-1);
    assertThat(results.get(0).path("waypoints").toString()).isEqualTo("[[199,11]]");
  }

  /** The floor is a hexagon, which is cut into two boxes, and an adjacent polygon. */
  @Test
  void routersSearchThePolygonsOfAMeshInsteadOfTheBoxes() throws IOException {
    String boxes =
        "{\"boxes\":[[-32000,-32000,-32000,-32000,-32000,-32000,-32000,-32000,0,128,0],"
            + "[0,10,10,0,30,0,40,10],[0,10,40,10,30,20,10,20],[40,10,60,10,60,40,30,20]],"
            + "\"boxm\":\"boxes\",\"field\":[1,0,0,1],\"debug\":true,\"routers\":[\"geodesic\"],"
            + "\"start\":[10,5],\"goal\":[55,30]";
    String mesh =
        ",\"mesh\":[[0,10,-1,10,0,-1,30,0,-1,40,10,1,30,20,-1,10,20,-1],"
            + "[40,10,-1,60,10,-1,60,40,-1,30,20,0]]";

    JsonNode asBoxes = ask(boxes + "}").path("results").get(0);
    JsonNode asMesh = ask(boxes + mesh + "}").path("results").get(0);

    // Slanted edges do not connect boxes.
    assertThat(asBoxes.path("reachedGoal").booleanValue()).isFalse();
    assertThat(asMesh.path("reachedGoal").booleanValue()).isTrue();
    assertThat(asMesh.path("waypoints").toString()).isEqualTo("[[55,30]]");
    assertThat(portalCount(asMesh)).isEqualTo(1);
  }

  private static long portalCount(JsonNode result) {
    return StreamSupport.stream(result.path("debug").spliterator(), false)
        .filter(shape -> shape.path("label").asText().equals("portal"))
        .count();
  }

  @Test
  void aMeshIsUnchangedAfterWritingAndReading() {
    Mesh mesh =
        new Mesh(
            new int[] {0, 5},
            new int[] {0, 10, 20, 20, 0},
            new int[] {0, -5, 0, 20, 20},
            new int[] {-1, -1, -1, -1, -1});
    FieldMap field = new FieldMap(4, new Lattice(2, 2, 4), Optional.of(mesh));
    String text = JsonWriter.object(room -> FieldJson.add(room, field));

    assertThat(text)
        .isEqualTo("{\"field\":[4,2,2,4],\"mesh\":[[0,0,-1,10,-5,-1,20,0,-1,20,20,-1,0,20,-1]]}");
    FieldMap rereadField = FieldJson.of(JsonValue.parse(text), mesh.boxes().size()).orElseThrow();
    assertThat(JsonWriter.object(room -> FieldJson.add(room, rereadField))).isEqualTo(text);
  }

  @Test
  void answersContainOnlyTheRequestedRouters() throws IOException {
    JsonNode results =
        ask("{"
                + TWO_BOXES
                + ",\"boxm\":\"boxes\",\"start\":[0,10],\"goal\":[200,10],\"debug\":true,"
                + "\"routers\":[\"box-graph\"]}")
            .path("results");

    assertThat(results).hasSize(1);
    JsonNode gate = results.get(0).path("debug").get(0);
    assertThat(gate.toString())
        .isEqualTo("{\"label\":\"gate\",\"kind\":\"line\",\"points\":[[100,0],[100,20]]}");
  }

  @Test
  void debugShapesContainOpenAndClosedCells() throws IOException {
    JsonNode shapes =
        ask("{"
                + TWO_BOXES
                + ",\"boxm\":\"boxes\",\"field\":[2,1,1,2],\"start\":[1,11],\"goal\":[199,11],"
                + "\"debug\":true,\"routers\":[\"grid-astar\"]}")
            .path("results")
            .get(0)
            .path("debug");

    assertThat(shapes.get(0).toString())
        .isEqualTo("{\"label\":\"open cells\",\"kind\":\"cells\",\"pitch\":2,\"runs\":[[1,11,1]]}");
    assertThat(shapes.get(1).path("label").textValue()).isEqualTo("closed cells");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "{\"boxes\":[[1,2]],\"start\":[0,0],\"goal\":[0,0]}",
        "{\"boxes\":[[99999,0,1,0,1,1,0,1]],\"start\":[0,0],\"goal\":[0,0]}",
        "{\"boxes\":[],\"boxm\":\"xyz\",\"start\":[0,0],\"goal\":[0,0]}",
        "{\"boxes\":[],\"boxm\":null,\"start\":[0],\"goal\":[0,0]}",
        "{\"boxes\":[],\"boxm\":null,\"start\":[0,0],\"goal\":[0,0],\"speed\":[0,2]}",
        "{\"boxes\":[],\"field\":[1,0,0,1],\"mesh\":[[0,0,5,9,0,-1,0,9,-1]],\"start\":[0,0],\"goal\":[0,0]}",
        "{\"boxes\":[],\"field\":[1,0,0,1],\"mesh\":[[0,0,-1,0,9,-1,9,0,-1]],\"start\":[0,0],\"goal\":[0,0]}",
        "{\"boxes\":[],\"field\":[1,0,0,1],\"mesh\":[[0,0,-1,9,0,-1,0,9,-1]],\"start\":[0,0],\"goal\":[0,0]}",
        "{\"boxes\":[],\"field\":[1,0,0,1],\"mesh\":[[0,0]],\"start\":[0,0],\"goal\":[0,0]}",
        "{\"boxes\":[],\"boxm\":null,\"slots\":[[-1,0,0,0]],\"start\":[0,0],\"goal\":[0,0]}"
      })
  void invalidRequestsAreAnsweredWithAnError(String question) throws IOException {
    assertThat(ask(question).path("error").asText()).contains("expected").endsWith(".");
  }
}
