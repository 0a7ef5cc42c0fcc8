package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.fixture.Vectors;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests the walker of the founding documents tick by tick: position, facing, size and box of every
 * vector.
 */
class WalkStepsVectorTest {

  private static final String LETTERS = "NESW";

  private final JsonNode vectors = Vectors.read("walk-steps.json");

  @Test
  void everyTickEqualsTheVector() {
    int maxTicks = vectors.path("cap").asInt(300);
    int cases = 0;
    for (JsonNode vector : vectors.get("cases")) {
      new VectorWalk(vector).check(maxTicks);
      cases++;
    }
    System.out.println("WalkStepsVectorTest: " + cases + " walks");
    assertThat(cases).isPositive();
  }

  /** The walk of one vector. */
  private static final class VectorWalk {
    private final JsonNode vector;
    private final RoomFloor floor;
    private final Cast cast;
    private final Actor actor;
    private final boolean inRoom;

    VectorWalk(JsonNode vector) {
      this.vector = vector;
      inRoom = vector.get("mode").asText().equals("room");
      BoxChunks disk =
          inRoom
              ? VectorFloors.floor(
                  VectorFloors.boxes(vector.get("boxes")),
                  vector.get("boxm"),
                  VectorFloors.slots(vector.get("slots")))
              : VectorFloors.floor(VectorFloors.boxes(vector.path("boxes")), null, ScaleSlots.NONE);
      floor =
          new RoomFloor(RoomInfo.UNKNOWN, disk, new BoxGraphProvider().open(), Scaling.BOX_GRAPH);
      cast = new Cast(new FakeStage(floor), WalkStyle.PLANNED, ActorProfile.DEFAULT);
      actor = cast.actor(1);
      actor.room = FakeStage.ROOM;
      actor.visible = true;
      actor.x = vector.get("start").get(0).asInt();
      actor.y = vector.get("start").get(1).asInt();
      actor.speedX = vector.get("speed").get(0).asInt();
      actor.speedY = vector.get("speed").get(1).asInt();
      actor.facing = 90 * LETTERS.indexOf(vector.get("facing0").asText());
      actor.ignoreBoxes = !inRoom;
      setScale(vector.path("scale0").asInt(255));
    }

    private void setScale(int scale) {
      actor.scaleX = scale;
      actor.scaleY = scale;
    }

    void check(int maxTicks) {
      if (inRoom) {
        place();
      }
      start();
      JsonNode out = vector.get("out");
      List<Integer> xy = new ArrayList<>();
      StringBuilder facing = new StringBuilder();
      List<Integer> scales = new ArrayList<>();
      List<Integer> boxes = new ArrayList<>();
      int ticks = 0;
      while (actor.walk.isWalking() && ticks < maxTicks) {
        beforeTick(ticks);
        cast.movement().walk(actor);
        ticks++;
        xy.add(actor.x);
        xy.add(actor.y);
        facing.append(LETTERS.charAt(actor.facing / 90));
        scales.add(actor.scaleX);
        boxes.add(actor.box);
      }
      String id = vector.get("id").asText();
      assertThat(xy).as(id + " xy").isEqualTo(numbers(out.get("xy")));
      assertThat(facing.toString()).as(id + " facing").isEqualTo(out.get("facing").asText());
      assertThat(ticks).as(id + " ticks").isEqualTo(out.get("ticks").asInt());
      assertThat(!actor.walk.isWalking())
          .as(id + " arrived")
          .isEqualTo(out.get("arrived").asBoolean());
      if (inRoom) {
        assertThat(scales).as(id + " scale").isEqualTo(numbers(out.get("scale")));
        assertThat(boxes).as(id + " box").isEqualTo(numbers(out.get("box")));
      }
    }

    private void place() {
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
      JsonNode placed = vector.get("placed");
      assertThat(actor.scaleX).isEqualTo(placed.get("scale").asInt());
      assertThat(actor.box).isEqualTo(placed.get("box").asInt());
    }

    private void start() {
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
      if (inRoom && path != null && !path.isEmpty() && actor.walk.isWalking()) {
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

    private void beforeTick(int tick) {
      if (isDue("scaleAt", tick)) {
        setScale(vector.get("scaleAt").get(1).asInt());
      }
      if (isDue("lockAt", tick)) {
        floor.setFlags(vector.get("lockAt").get(1).asInt(), 0x80);
      }
      if (isDue("retargetAt", tick)) {
        JsonNode to = vector.get("retargetAt");
        cast.movement().walkTo(actor, to.get(1).asInt(), to.get(2).asInt(), Facing.NONE);
        assertThat(waypoints()).isEqualTo(pairs(vector.get("path2")));
      }
    }

    private boolean isDue(String event, int tick) {
      return vector.has(event) && vector.get(event).get(0).asInt() == tick;
    }

    private static List<Integer> numbers(JsonNode array) {
      List<Integer> all = new ArrayList<>();
      array.forEach(value -> all.add(value.asInt()));
      return all;
    }

    private static List<List<Integer>> pairs(JsonNode array) {
      List<List<Integer>> all = new ArrayList<>();
      array.forEach(value -> all.add(numbers(value)));
      return all;
    }
  }
}
