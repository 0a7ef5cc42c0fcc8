package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests the default walker ({@link BoxGraphWalker}) tick by tick: position, facing, scale and box
 * must equal those of the test vectors.
 */
class WalkStepsVectorTest {

  private static final String FACING_LETTERS = "NESW";

  private final JsonNode vectors = TestVectors.read("walk-steps.json");

  @Test
  void everyTickEqualsItsTestVector() {
    int maxTicks = vectors.path("cap").asInt(300);
    int caseCount = 0;
    for (JsonNode vector : vectors.get("cases")) {
      new VectorWalk(vector).check(maxTicks);
      caseCount++;
    }
    System.out.println("WalkStepsVectorTest: compared " + caseCount + " walks");
    assertThat(caseCount).isPositive();
  }

  /** The walk that one test vector describes. */
  private static final class VectorWalk {
    private final JsonNode vector;
    private final RoomFloor floor;
    private final Cast cast;
    private final Actor actor;
    private final boolean hasFloor;

    VectorWalk(JsonNode vector) {
      this.vector = vector;
      hasFloor = vector.get("mode").asText().equals("room");
      BoxChunks chunks =
          hasFloor
              ? VectorFloors.floor(
                  VectorFloors.boxes(vector.get("boxes")),
                  vector.get("boxm"),
                  VectorFloors.slots(vector.get("slots")))
              : VectorFloors.floor(VectorFloors.boxes(vector.path("boxes")), null, ScaleSlots.NONE);
      floor =
          new RoomFloor(RoomInfo.UNKNOWN, chunks, new BoxGraphProvider().open(), Scaling.BOX_GRAPH);
      cast = new Cast(new FakeStage(floor), WalkStyle.PLANNED, ActorProfile.DEFAULT);
      actor = cast.actor(1);
      actor.room = FakeStage.ROOM;
      actor.visible = true;
      actor.x = vector.get("start").get(0).asInt();
      actor.y = vector.get("start").get(1).asInt();
      actor.speedX = vector.get("speed").get(0).asInt();
      actor.speedY = vector.get("speed").get(1).asInt();
      actor.facing = 90 * FACING_LETTERS.indexOf(vector.get("facing0").asText());
      actor.ignoreBoxes = !hasFloor;
      setScale(vector.path("scale0").asInt(255));
    }

    private void setScale(int scale) {
      actor.scaleX = scale;
      actor.scaleY = scale;
    }

    void check(int maxTicks) {
      if (hasFloor) {
        placeActor();
      }
      startWalk();
      JsonNode expected = vector.get("out");
      List<Integer> positions = new ArrayList<>();
      StringBuilder facing = new StringBuilder();
      List<Integer> scales = new ArrayList<>();
      List<Integer> boxes = new ArrayList<>();
      int ticks = 0;
      while (actor.walk.isWalking() && ticks < maxTicks) {
        applyEventsOfTick(ticks);
        cast.movement().walk(actor);
        ticks++;
        positions.add(actor.x);
        positions.add(actor.y);
        facing.append(FACING_LETTERS.charAt(actor.facing / 90));
        scales.add(actor.scaleX);
        boxes.add(actor.box);
      }
      String id = vector.get("id").asText();
      assertThat(positions).as(id + " positions").isEqualTo(numbers(expected.get("xy")));
      assertThat(facing.toString()).as(id + " facing").isEqualTo(expected.get("facing").asText());
      assertThat(ticks).as(id + " ticks").isEqualTo(expected.get("ticks").asInt());
      assertThat(!actor.walk.isWalking())
          .as(id + " arrived")
          .isEqualTo(expected.get("arrived").asBoolean());
      if (hasFloor) {
        assertThat(scales).as(id + " scales").isEqualTo(numbers(expected.get("scale")));
        assertThat(boxes).as(id + " boxes").isEqualTo(numbers(expected.get("box")));
      }
    }

    private void placeActor() {
      for (JsonNode lock : vector.path("locks")) {
        floor.setFlags(lock.asInt(), 0x80);
      }
      if (vector.path("rebuilt").asBoolean()) {
        floor.rebuildMatrix();
      }
      if (vector.path("ignoreBoxes").asBoolean()) {
        actor.ignoreBoxes = true;
      } else {
        actor.box = floor.standingBox(actor.x, actor.y);
        setScale(floor.scaleAt(actor.box, actor.y));
      }
      JsonNode expectedPlacement = vector.get("placed");
      assertThat(actor.scaleX).isEqualTo(expectedPlacement.get("scale").asInt());
      assertThat(actor.box).isEqualTo(expectedPlacement.get("box").asInt());
    }

    private void startWalk() {
      if (vector.get("mode").asText().equals("path")) {
        actor.walk.plan();
        for (JsonNode point : vector.get("path")) {
          actor.walk.addWaypoint(point.get(0).asInt(), point.get(1).asInt());
        }
      } else {
        walkTo(vector.get("target"), vector.get("path"));
      }
    }

    private void walkTo(JsonNode target, JsonNode path) {
      cast.movement().walkTo(actor, target.get(0).asInt(), target.get(1).asInt(), Facing.NONE);
      if (hasFloor && path != null && !path.isEmpty() && actor.walk.isWalking()) {
        assertThat(waypoints()).as(vector.get("id").asText()).isEqualTo(pairs(path));
      }
    }

    private List<List<Integer>> waypoints() {
      List<List<Integer>> points = new ArrayList<>();
      for (int i = 0; i < actor.walk.waypointCount(); i++) {
        points.add(List.of(actor.walk.waypointX(i), actor.walk.waypointY(i)));
      }
      return points;
    }

    private void applyEventsOfTick(int tick) {
      if (isDue("scaleAt", tick)) {
        setScale(vector.get("scaleAt").get(1).asInt());
      }
      if (isDue("lockAt", tick)) {
        floor.setFlags(vector.get("lockAt").get(1).asInt(), 0x80);
      }
      if (isDue("retargetAt", tick)) {
        JsonNode newTarget = vector.get("retargetAt");
        cast.movement()
            .walkTo(actor, newTarget.get(1).asInt(), newTarget.get(2).asInt(), Facing.NONE);
        assertThat(waypoints()).isEqualTo(pairs(vector.get("path2")));
      }
    }

    private boolean isDue(String event, int tick) {
      return vector.has(event) && vector.get(event).get(0).asInt() == tick;
    }

    private static List<Integer> numbers(JsonNode array) {
      List<Integer> result = new ArrayList<>();
      array.forEach(value -> result.add(value.asInt()));
      return result;
    }

    private static List<List<Integer>> pairs(JsonNode array) {
      List<List<Integer>> result = new ArrayList<>();
      array.forEach(value -> result.add(numbers(value)));
      return result;
    }
  }
}
