package org.bowsprit.engine.internal.port;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.ActorProfile;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.RoomFloor;
import org.bowsprit.actors.Scaling;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.engine.world.CarriedObject;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.VectorObjects;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests the distances that getDist returns between actors and objects, with test vectors. They
 * cover objects outside the reachable boxes, carried objects and other rooms.
 */
class DistanceVectorTest {

  private final GameResources resources =
      new GameOpener().open(Path.of("target/test-classes/games/walklab")).resources();
  private final Router router = new BoxGraphProvider().open();

  @Test
  void distancesEqualTheTestVectors() {
    int caseCount = 0;
    for (JsonNode vector : VectorObjects.read().get("cases")) {
      if (vector.get("type").asText().equals("dist")) {
        World world = worldOf(vector);
        assertThat(new Positions(world).distance(vector.get("a").asInt(), vector.get("b").asInt()))
            .as(vector.toString())
            .isEqualTo(vector.get("dist").asInt());
        caseCount++;
      }
    }
    System.out.println("DistanceVectorTest: compared " + caseCount + " distances");
    assertThat(caseCount).isPositive();
  }

  private World worldOf(JsonNode vector) {
    World world =
        new World(resources, new WalkPlanner(router, WalkStyle.PLANNED), ActorProfile.DEFAULT);
    int room = vector.get("room").asInt();
    boolean isRoomLoaded = vector.get("roomLoaded").asBoolean();
    VectorObjects.enterRoom(
        world, room, isRoomLoaded ? floorOf(vector) : RoomFloor.none(router, Scaling.BOX_GRAPH));
    for (JsonNode actor : vector.get("actors")) {
      Cast cast = world.cast();
      int id = actor.get(0).asInt();
      cast.staging().putInRoom(cast.actor(id), actor.get(1).asInt());
      cast.staging().placeInBox(cast.actor(id), actor.get(2).asInt(), actor.get(3).asInt(), 0);
    }
    if (isRoomLoaded) {
      vector
          .get("objects")
          .forEach(object -> world.roomObjects().add(VectorObjects.object(object)));
      for (JsonNode position : vector.get("drawnAt")) {
        LocalObject movedObject = world.roomObjects().find(position.get(0).asInt());
        movedObject.moveTo(position.get(1).asInt(), position.get(2).asInt());
      }
    }
    for (JsonNode ownership : vector.get("owners")) {
      setOwner(world, ownership.get(0).asInt(), ownership.get(1).asInt());
    }
    return world;
  }

  private static void setOwner(World world, int object, int owner) {
    world.objects().setOwner(object, owner);
    if (world.cast().has(owner)) {
      world.inventory().add(object, new CarriedObject(1, null));
    }
  }

  private RoomFloor floorOf(JsonNode vector) {
    List<BoxRecord> boxes = new ArrayList<>();
    for (JsonNode box : vector.get("boxes")) {
      boxes.add(BoxRecord.of(TestVectors.toArray(box)));
    }
    RoomFloor floor =
        new RoomFloor(
            RoomInfo.UNKNOWN,
            new BoxChunks(
                new BoxRecords(boxes), Optional.empty(), Optional.empty(), ScaleSlots.NONE),
            router,
            Scaling.BOX_GRAPH);
    vector.get("locks").forEach(lock -> floor.setFlags(lock.asInt(), 0x80));
    return floor;
  }
}
