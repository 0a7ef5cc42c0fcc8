package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests the scale of actors under the default router's rules. Each test vector has three inputs
 * (the scale word of a box, the data of a SCAL chunk, and a row) and the expected scale.
 */
class ScaleVectorTest {

  @Test
  void everyScaleEqualsItsTestVector() {
    int caseCount = 0;
    for (JsonNode vector : TestVectors.read("scale.json").get("cases")) {
      ScaleSlots slots =
          ScaleSlots.decode(VectorFloors.hex(vector.get("scal").asText()).reader(ChunkPath.ROOT));
      BoxRecord box =
          BoxRecord.ofValues(0, 0, 1, 0, 1, 1, 0, 1, 0, 0, vector.get("boxScale").asInt());
      BoxRecords boxes = new BoxRecords(List.of(box));
      RoomFloor floor =
          new RoomFloor(
              RoomInfo.UNKNOWN,
              new BoxChunks(boxes, Optional.empty(), Optional.empty(), slots),
              new BoxGraphProvider().open(),
              Scaling.BOX_GRAPH);
      int expected = vector.get("scale").isNull() ? Scaling.FULL : vector.get("scale").asInt();
      assertThat(floor.scaleAt(0, vector.get("y").asInt()))
          .as(vector.get("id").asText())
          .isEqualTo(expected);
      caseCount++;
    }
    System.out.println("ScaleVectorTest: compared " + caseCount + " scales");
    assertThat(caseCount).isPositive();
  }
}
