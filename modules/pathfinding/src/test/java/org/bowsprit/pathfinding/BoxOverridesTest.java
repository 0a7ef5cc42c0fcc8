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

class BoxOverridesTest {

  private final Router router = new BoxGraphProvider().open();
  private final Floor ring = SpecRooms.read().floor("R5-ring");
  private final BoxOverrides state = new BoxOverrides(ring, router);

  @Test
  void withoutOverridesTheFloorEqualsTheOneOnTheDisk() {
    assertThat(state.floor()).isSameAs(ring);
  }

  @Test
  void aLockTakesTheBoxOutOfTheEffectiveSetButNotOutOfTheMatrix() {
    assertThat(state.setFlags(2, WalkBox.INVISIBLE)).isTrue();
    assertThat(state.floor().isEffective(2)).isFalse();
    assertThat(state.floor().matrix().next(1, 3)).isEqualTo(2);
    assertThat(state.floor().diskFlags(2)).isZero();
  }

  @Test
  void aLockWithoutRebuildSealsAndWithRebuildDetours() {
    state.setFlags(2, WalkBox.INVISIBLE);
    Route sealed = route();
    assertThat(sealed.reason()).isEqualTo(Reason.SEALED);
    assertThat(sealed.waypoints()).containsExactly(new Point(40, 110));
    assertThat(sealed.stoppedBox()).isEqualTo(1);
    state.rebuildMatrix();
    assertThat(state.floor().matrix().origin()).isEqualTo(MatrixOrigin.REBUILT);
    assertThat(route().chain()).containsExactly(1, 5, 6, 4, 3);
  }

  @Test
  void aRebuiltMatrixStaysWhenABoxIsUnlocked() {
    state.setFlags(2, WalkBox.INVISIBLE);
    state.rebuildMatrix();
    state.setFlags(2, 0);
    assertThat(state.floor().matrix().next(1, 3)).isEqualTo(5);
    assertThat(state.floor().isEffective(2)).isTrue();
  }

  @Test
  void anActorInABoxLockedAtRunTimeKeepsIt() {
    state.setFlags(2, WalkBox.INVISIBLE);
    assertThat(state.assignable().resolve(100, 130)).isEqualTo(2);
    assertThat(state.floor().effective().resolve(100, 130)).isNotEqualTo(2);
  }

  @Test
  void scalesAreReplacedByValueAndBySlot() {
    state.setScale(1, 128);
    state.setScaleSlot(2, 3);
    assertThat(state.floor().box(1).scale()).isEqualTo(128);
    assertThat(state.floor().box(2).scale()).isEqualTo(0x8002);
  }

  @Test
  void anOverrideOfABoxThatDoesNotExistIsIgnored() {
    assertThat(state.setFlags(99, 0x80)).isFalse();
    assertThat(state.setFlags(-1, 0x80)).isFalse();
    assertThat(state.setScale(7, 1)).isFalse();
    assertThat(state.floor()).isSameAs(ring);
  }

  @Test
  void aSnapshotRestoresEverythingAndRecomputesTheMatrix() {
    state.setFlags(2, WalkBox.INVISIBLE);
    state.setScale(3, 77);
    state.rebuildMatrix();
    BoxOverridesSnapshot saved = state.snapshot();
    BoxOverrides restored = new BoxOverrides(ring, router);
    restored.restore(saved);
    assertThat(restored.floor().boxes()).isEqualTo(state.floor().boxes());
    assertThat(restored.floor().matrix()).isEqualTo(state.floor().matrix());
    assertThat(restored.floor().matrix().rows().get(1)).containsExactly(new HopRun(3, 6, 5));
    restored.restore(BoxOverridesSnapshot.NONE);
    assertThat(restored.floor().boxes()).isEqualTo(ring.boxes());
    assertThat(restored.floor().matrix().origin()).isEqualTo(MatrixOrigin.DISK);
    assertThat(saved.flags()).isEqualTo(Map.of(2, 0x80));
  }

  @Test
  void reachableBoxesLeaveOutWhatALockSealsOff() {
    state.setFlags(2, WalkBox.INVISIBLE);
    assertThat(ReachableBoxes.from(state.floor(), 20, 110).isMember(3)).isFalse();
    assertThat(ReachableBoxes.from(state.floor(), 20, 110).isMember(6)).isTrue();
    assertThat(ReachableBoxes.from(state.floor(), 20, 110).isMember(2)).isFalse();
    Floor open = Floor.of(ring.boxes(), BoxMatrix.absent());
    assertThat(ReachableBoxes.from(open, 20, 110)).isSameAs(open.effective());
  }

  @Test
  void theClampOfTheDistanceExampleFallsOnTheActor() {
    state.setFlags(2, WalkBox.INVISIBLE);
    long clamped = ReachableBoxes.from(state.floor(), 100, 80).snap(100, 130);
    assertThat(PackedPoint.toPoint(clamped)).isEqualTo(new Point(100, 80));
  }

  @Test
  void aCyclicMatrixEndsAfterAsManyHopsAsThereAreBoxes() {
    Floor cyclic =
        Floor.of(
            ring.boxes(),
            new BoxMatrix(
                List.of(List.of(), List.of(new HopRun(3, 3, 2)), List.of(new HopRun(3, 3, 1))),
                MatrixOrigin.DISK));
    BoxChain chain = BoxChain.follow(cyclic, 1, 3);
    assertThat(chain.reason()).isEqualTo(Reason.MALFORMED);
    assertThat(chain.boxes()).hasSize(ring.boxCount() + 1);
  }

  private Route route() {
    return router.prepare(state.floor()).route(RouteRequest.of(20, 110, 180, 110));
  }
}
