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
import org.bowsprit.format.fixture.Vectors;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/** Tests getDist between actors and objects: reachable boxes, carried objects, other rooms. */
class DistanceVectorTest {

  private final GameResources resources =
      new GameOpener().open(Path.of("target/test-classes/games/walklab")).resources();
  private final Router router = new BoxGraphProvider().open();

  @Test
  void distancesEqualTheVectors() {
    int cases = 0;
    for (JsonNode vector : VectorObjects.read().get("cases")) {
      if (vector.get("type").asText().equals("dist")) {
        World world = world(vector);
        assertThat(new Positions(world).distance(vector.get("a").asInt(), vector.get("b").asInt()))
            .as(vector.toString())
            .isEqualTo(vector.get("dist").asInt());
        cases++;
      }
    }
    System.out.println("DistanceVectorTest: " + cases + " distances");
    assertThat(cases).isPositive();
  }

  private World world(JsonNode vector) {
    World world =
        new World(resources, new WalkPlanner(router, WalkStyle.PLANNED), ActorProfile.DEFAULT);
    int room = vector.get("room").asInt();
    boolean loaded = vector.get("roomLoaded").asBoolean();
    VectorObjects.enter(
        world, room, loaded ? floor(vector) : RoomFloor.none(router, Scaling.BOX_GRAPH));
    for (JsonNode actor : vector.get("actors")) {
      Cast cast = world.cast();
      int id = actor.get(0).asInt();
      cast.staging().putInRoom(cast.actor(id), actor.get(1).asInt());
      cast.staging().placeInBox(cast.actor(id), actor.get(2).asInt(), actor.get(3).asInt(), 0);
    }
    if (loaded) {
      vector
          .get("objects")
          .forEach(object -> world.roomObjects().add(VectorObjects.object(object)));
      for (JsonNode drawn : vector.get("drawnAt")) {
        LocalObject moved = world.roomObjects().find(drawn.get(0).asInt());
        moved.moveTo(drawn.get(1).asInt(), drawn.get(2).asInt());
      }
    }
    for (JsonNode owned : vector.get("owners")) {
      setOwner(world, owned.get(0).asInt(), owned.get(1).asInt());
    }
    return world;
  }

  private static void setOwner(World world, int object, int owner) {
    world.objects().setOwner(object, owner);
    if (world.cast().has(owner)) {
      world.inventory().add(object, new CarriedObject(1, null));
    }
  }

  private RoomFloor floor(JsonNode vector) {
    List<BoxRecord> boxes = new ArrayList<>();
    for (JsonNode box : vector.get("boxes")) {
      boxes.add(BoxRecord.of(Vectors.ints(box)));
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
