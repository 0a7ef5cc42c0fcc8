package org.bowsprit.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** Tests which object is at a point: data order, parents, classes, positions after drawing. */
class ObjectHitVectorTest {

  private static final int IDS = 1000;

  private final JsonNode vectors = VectorObjects.read();

  @Test
  void theFirstTouchableObjectWhoseParentsAllowItIsHit() {
    int cases = 0;
    for (JsonNode vector : vectors.get("cases")) {
      if (vector.get("type").asText().equals("pick")) {
        assertThat(hit(vector)).as(vector.toString()).isEqualTo(vector.get("hit").asInt());
        cases++;
      }
    }
    System.out.println("ObjectHitVectorTest: " + cases + " picks");
    assertThat(cases).isPositive();
  }

  private int hit(JsonNode vector) {
    ObjectStates table = new ObjectStates(IDS);
    RoomObjects room = new RoomObjects(200);
    for (JsonNode object : vectors.get("sets").get(vector.get("scene").asInt()).get("objects")) {
      room.add(VectorObjects.object(object));
    }
    for (JsonNode drawn : vector.get("drawnAt")) {
      LocalObject moved = room.find(drawn.get(0).asInt());
      moved.moveTo(drawn.get(1).asInt(), drawn.get(2).asInt());
    }
    vector
        .get("states")
        .forEach(state -> table.setState(state.get(0).asInt(), state.get(1).asInt()));
    vector
        .get("untouchable")
        .forEach(id -> table.setClass(id.asInt(), ObjectStates.UNTOUCHABLE, true));
    room.refreshStates(table);
    return room.objectAt(vector.get("p").get(0).asInt(), vector.get("p").get(1).asInt(), table);
  }
}
