package org.bowsprit.routelab.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.routelab.report.AuditPage;
import org.bowsprit.trial.room.LabRoom;
import org.junit.jupiter.api.Test;

/** Tests the comparison of stored box matrices with matrices that are rebuilt from the boxes. */
class MatrixAuditTest {

  private static final BoxRecords BOXES =
      new BoxRecords(
          List.of(
              BoxRecord.SENTINEL,
              BoxRecord.ofValues(0, 0, 40, 0, 40, 40, 0, 40, 0, 0, 255),
              BoxRecord.ofValues(40, 0, 80, 0, 80, 40, 40, 40, 0, 0x80, 255),
              BoxRecord.ofValues(80, 0, 120, 0, 120, 40, 80, 40, 0, 0, 255)));

  @Test
  void aMatrixThatIgnoresLocksIsRebuiltExactly() {
    RoomAudit audit =
        audit(new int[][] {{0, -1, -1, -1}, {-1, 1, 2, 2}, {-1, 1, 2, 3}, {-1, 2, 2, 3}});
    assertThat(audit.pairs()).isEqualTo(6);
    assertThat(audit.seedDifferences()).isZero();
    assertThat(audit.referenceDifferences()).isZero();
    assertThat(AuditPage.verdict(List.of(audit)))
        .isEqualTo(
            "If box flags are ignored, the founding documents' rule rebuilds 1 of 1 matrices"
                + " exactly, and the reference interpreter's rule rebuilds 1.");
  }

  @Test
  void aBoxThatTheStoredMatrixIsolatesCausesDifferences() {
    RoomAudit audit =
        audit(new int[][] {{0, -1, -1, -1}, {-1, 1, 2, -1}, {-1, 1, 2, -1}, {-1, -1, -1, 3}});
    assertThat(audit.seedDifferences()).isEqualTo(4);
    assertThat(audit.differences()).contains(new HopDifference(1, 3, -1, 2, 2));
  }

  @Test
  void aRoomWithoutAMatrixHasNoComparedPairs() {
    LabRoom room =
        LabRoom.of(
            1, "bare", new BoxChunks(BOXES, Optional.empty(), Optional.empty(), ScaleSlots.NONE));
    assertThat(MatrixAudit.of(room).matrixMissing()).isTrue();
    assertThat(MatrixAudit.of(room).pairs()).isZero();
  }

  private static RoomAudit audit(int[][] table) {
    return MatrixAudit.of(
        LabRoom.of(
            1, "room", BoxChunks.of(BOXES, BoxMatrixChunk.fromTable(table), ScaleSlots.NONE)));
  }
}
