package org.bowsprit.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.HopRun;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.junit.jupiter.api.Test;

/** Tests the changes that scripts make to walk boxes at runtime, and their effect on routes. */
class BoxOverridesTest {

  private final Router router = new BoxGraphProvider().open();
  private final Floor ringFloor = SpecRooms.read().floor("R5-ring");
  private final BoxOverrides overrides = new BoxOverrides(ringFloor, router);

  @Test
  void theFloorIsUnchangedWithoutOverrides() {
    assertThat(overrides.floor()).isSameAs(ringFloor);
  }

  @Test
  void aLockedBoxIsNotEffectiveButRemainsInTheMatrix() {
    assertThat(overrides.setFlags(2, WalkBox.INVISIBLE)).isTrue();
    assertThat(overrides.floor().isEffective(2)).isFalse();
    assertThat(overrides.floor().matrix().next(1, 3)).isEqualTo(2);
    assertThat(overrides.floor().diskFlags(2)).isZero();
  }

  @Test
  void routesAvoidALockedBoxOnlyAfterTheMatrixIsRebuilt() {
    overrides.setFlags(2, WalkBox.INVISIBLE);
    Route blockedRoute = route();
    assertThat(blockedRoute.reason()).isEqualTo(Reason.SEALED);
    assertThat(blockedRoute.waypoints()).containsExactly(new Point(40, 110));
    assertThat(blockedRoute.stoppedBox()).isEqualTo(1);
    overrides.rebuildMatrix();
    assertThat(overrides.floor().matrix().origin()).isEqualTo(MatrixOrigin.REBUILT);
    assertThat(route().chain()).containsExactly(1, 5, 6, 4, 3);
  }

  @Test
  void unlockingABoxDoesNotChangeARebuiltMatrix() {
    overrides.setFlags(2, WalkBox.INVISIBLE);
    overrides.rebuildMatrix();
    overrides.setFlags(2, 0);
    assertThat(overrides.floor().matrix().next(1, 3)).isEqualTo(5);
    assertThat(overrides.floor().isEffective(2)).isTrue();
  }

  @Test
  void anActorCanStayInABoxThatIsLockedAtRuntime() {
    overrides.setFlags(2, WalkBox.INVISIBLE);
    assertThat(overrides.assignable().resolve(100, 130)).isEqualTo(2);
    assertThat(overrides.floor().effective().resolve(100, 130)).isNotEqualTo(2);
  }

  @Test
  void scalesCanBeReplacedByAValueOrASlot() {
    overrides.setScale(1, 128);
    overrides.setScaleSlot(2, 3);
    assertThat(overrides.floor().box(1).scale()).isEqualTo(128);
    assertThat(overrides.floor().box(2).scale()).isEqualTo(0x8002);
  }

  @Test
  void anOverrideOfABoxThatDoesNotExistIsIgnored() {
    assertThat(overrides.setFlags(99, 0x80)).isFalse();
    assertThat(overrides.setFlags(-1, 0x80)).isFalse();
    assertThat(overrides.setScale(7, 1)).isFalse();
    assertThat(overrides.floor()).isSameAs(ringFloor);
  }

  @Test
  void aSnapshotRestoresTheBoxesAndTheMatrix() {
    overrides.setFlags(2, WalkBox.INVISIBLE);
    overrides.setScale(3, 77);
    overrides.rebuildMatrix();
    BoxOverridesSnapshot snapshot = overrides.snapshot();
    BoxOverrides restoredOverrides = new BoxOverrides(ringFloor, router);
    restoredOverrides.restore(snapshot);
    assertThat(restoredOverrides.floor().boxes()).isEqualTo(overrides.floor().boxes());
    assertThat(restoredOverrides.floor().matrix()).isEqualTo(overrides.floor().matrix());
    assertThat(restoredOverrides.floor().matrix().rows().get(1))
        .containsExactly(new HopRun(3, 6, 5));
    restoredOverrides.restore(BoxOverridesSnapshot.NONE);
    assertThat(restoredOverrides.floor().boxes()).isEqualTo(ringFloor.boxes());
    assertThat(restoredOverrides.floor().matrix().origin()).isEqualTo(MatrixOrigin.DISK);
    assertThat(snapshot.flags()).isEqualTo(Map.of(2, 0x80));
  }

  @Test
  void boxesBehindALockedBoxAreNotReachable() {
    overrides.setFlags(2, WalkBox.INVISIBLE);
    assertThat(ReachableBoxes.from(overrides.floor(), 20, 110).isMember(3)).isFalse();
    assertThat(ReachableBoxes.from(overrides.floor(), 20, 110).isMember(6)).isTrue();
    assertThat(ReachableBoxes.from(overrides.floor(), 20, 110).isMember(2)).isFalse();
    Floor floorWithoutMatrix = Floor.of(ringFloor.boxes(), BoxMatrix.absent());
    assertThat(ReachableBoxes.from(floorWithoutMatrix, 20, 110))
        .isSameAs(floorWithoutMatrix.effective());
  }

  @Test
  void aPointInALockedBoxIsMovedToTheNearestReachableBox() {
    overrides.setFlags(2, WalkBox.INVISIBLE);
    long clamped = ReachableBoxes.from(overrides.floor(), 100, 80).snap(100, 130);
    assertThat(PackedPoint.toPoint(clamped)).isEqualTo(new Point(100, 80));
  }

  @Test
  void aBoxChainThroughACyclicMatrixIsMalformed() {
    Floor cyclicFloor =
        Floor.of(
            ringFloor.boxes(),
            new BoxMatrix(
                List.of(List.of(), List.of(new HopRun(3, 3, 2)), List.of(new HopRun(3, 3, 1))),
                MatrixOrigin.DISK));
    BoxChain chain = BoxChain.follow(cyclicFloor, 1, 3);
    assertThat(chain.reason()).isEqualTo(Reason.MALFORMED);
    assertThat(chain.boxes()).hasSize(ringFloor.boxCount() + 1);
  }

  private Route route() {
    return router.prepare(overrides.floor()).route(RouteRequest.of(20, 110, 180, 110));
  }
}
