package org.bowsprit.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/**
 * Tests which object is found at a point, with test vectors. The result depends on the order of the
 * objects, their parents, classes and states, and on positions that were changed by drawing.
 */
class ObjectHitVectorTest {

  private static final int ID_COUNT = 1000;

  private final JsonNode vectors = VectorObjects.read();

  @Test
  void theFirstTouchableObjectWhoseParentsAllowItIsFound() {
    int caseCount = 0;
    for (JsonNode vector : vectors.get("cases")) {
      if (vector.get("type").asText().equals("pick")) {
        assertThat(objectAtPointOf(vector))
            .as(vector.toString())
            .isEqualTo(vector.get("hit").asInt());
        caseCount++;
      }
    }
    System.out.println("ObjectHitVectorTest: compared " + caseCount + " points");
    assertThat(caseCount).isPositive();
  }

  private int objectAtPointOf(JsonNode vector) {
    ObjectStates states = new ObjectStates(ID_COUNT);
    RoomObjects roomObjects = new RoomObjects(200);
    for (JsonNode object : vectors.get("sets").get(vector.get("scene").asInt()).get("objects")) {
      roomObjects.add(VectorObjects.object(object));
    }
    for (JsonNode position : vector.get("drawnAt")) {
      LocalObject movedObject = roomObjects.find(position.get(0).asInt());
      movedObject.moveTo(position.get(1).asInt(), position.get(2).asInt());
    }
    vector
        .get("states")
        .forEach(numbers -> states.setState(numbers.get(0).asInt(), numbers.get(1).asInt()));
    vector
        .get("untouchable")
        .forEach(id -> states.setClass(id.asInt(), ObjectStates.UNTOUCHABLE_CLASS, true));
    roomObjects.refreshStates(states);
    return roomObjects.objectAt(
        vector.get("p").get(0).asInt(), vector.get("p").get(1).asInt(), states);
  }
}
