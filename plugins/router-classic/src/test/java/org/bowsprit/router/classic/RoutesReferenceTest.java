package org.bowsprit.router.classic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.LegState;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.classic.Snap;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.vectors.VectorFileFloors;
import org.junit.jupiter.api.Test;

/**
 * Compares every leg of walks in the lab game walklab with the captured walks of the reference
 * interpreter. The router computes each leg from the position of the actor.
 */
class RoutesReferenceTest {

  private static final String DIRECT = "direct";

  private final GameResources walklab = openGame("walklab");
  private final Map<Integer, Floor> floors = new HashMap<>();

  @Test
  void destinationsAndLegsEqualTheCapturedWalks() throws IOException {
    int walkCount = 0;
    int legCount = 0;
    for (JsonNode walk : readWalks()) {
      Floor floor = floors.computeIfAbsent(walk.get("room").intValue(), this::floor);
      PreparedRouter router = new ClassicProvider().open().prepare(floor);
      Snap start = snapOf(walk.get("start"));
      Snap destination = snapOf(walk.get("dest"));
      Route route =
          router.route(
              RouteRequest.of(start.point(), point(walk.get("to")))
                  .withHints(start.box(), start.box()));
      assertThat(new Snap(route.target(), route.targetBox()))
          .as("the destination of %s", walk)
          .isEqualTo(destination);
      List<String> decisions = legDecisions(router, start, destination);
      assertThat(decisions)
          .as("the legs of %s", walk)
          .isEqualTo(capturedDecisions(walk.get("legs")));
      walkCount++;
      legCount += decisions.size();
    }
    assertThat(walkCount).isPositive();
    System.out.println("reference walklab/routes: " + walkCount + " walks, " + legCount + " legs");
  }

  private static List<String> legDecisions(PreparedRouter router, Snap start, Snap destination) {
    LegOracle legOracle = router.legOracle().orElseThrow();
    List<String> decisions = new ArrayList<>();
    Point position = start.point();
    int box = start.box();
    while (box != destination.box() && decisions.size() < 100) {
      Leg leg =
          legOracle.nextLeg(
              new LegState(
                  position, box, destination.point(), destination.box(), LegState.NO_CROSSING));
      if (leg instanceof Leg.Cross cross) {
        decisions.add(cross.crossing().x() + "," + cross.crossing().y());
        position = cross.crossing();
        box = cross.box();
      } else {
        if (leg instanceof Leg.Straight) {
          decisions.add(DIRECT);
        }
        break;
      }
    }
    return decisions;
  }

  private static List<String> capturedDecisions(JsonNode legs) {
    List<String> decisions = new ArrayList<>();
    for (JsonNode leg : legs) {
      decisions.add(
          leg.has("gate")
              ? leg.get("gate").get(0).intValue() + "," + leg.get("gate").get(1).intValue()
              : DIRECT);
    }
    return decisions;
  }

  private static Snap snapOf(JsonNode coordinates) {
    return new Snap(point(coordinates), coordinates.get(2).intValue());
  }

  private static Point point(JsonNode coordinates) {
    return new Point(coordinates.get(0).intValue(), coordinates.get(1).intValue());
  }

  private Floor floor(int room) {
    return VectorFileFloors.floor(
        new RoomInfo(room, 0, 0), walklab.room(room).orElseThrow().floor());
  }

  private static List<JsonNode> readWalks() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    List<JsonNode> walks = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(openCapture("walklab/routes.jsonl.gz")),
                StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        walks.add(mapper.readTree(line));
      }
    }
    return walks;
  }

  private static InputStream openCapture(String name) throws IOException {
    String folder = System.getProperty("bowsprit.reference");
    return folder != null && Files.exists(Path.of(folder, name))
        ? Files.newInputStream(Path.of(folder, name))
        : RoutesReferenceTest.class.getResourceAsStream("/reference/" + name);
  }

  private static GameResources openGame(String game) {
    try {
      return new GameOpener()
          .open(Path.of(RoutesReferenceTest.class.getResource("/games/" + game).toURI()))
          .resources();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
