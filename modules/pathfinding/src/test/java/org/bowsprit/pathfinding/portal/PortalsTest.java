package org.bowsprit.pathfinding.portal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.contract.LatticeRooms;
import org.bowsprit.pathfinding.geometry.Gate;
import org.bowsprit.pathfinding.geometry.Neighbours;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.junit.jupiter.api.Test;

/** Tests the portals between walk boxes. */
class PortalsTest {

  private final SpecRooms rooms = SpecRooms.read();

  @Test
  void thePortalOfAdjacentBoxesIsTheOverlapOfTheirEdges() {
    assertThat(portalsBetween("R1-two-rects", 1, 2))
        .containsExactly(new SharedEdge(true, 100, 110, 140));
  }

  @Test
  void aLongEdgeHasOnePortalToEachNeighbour() {
    assertThat(portalsBetween("R4-tee", 1, 2)).containsExactly(new SharedEdge(false, 100, 20, 80));
    assertThat(portalsBetween("R4-tee", 1, 3))
        .containsExactly(new SharedEdge(false, 100, 120, 180));
  }

  @Test
  void theEndsOfALineBoxArePortals() {
    assertThat(portalsBetween("R3-staircase-line", 1, 2))
        .containsExactly(new SharedEdge(true, 60, 120, 120));
    assertThat(portalsBetween("R3-staircase-line", 2, 3))
        .containsExactly(new SharedEdge(true, 120, 80, 80));
  }

  @Test
  void aPointOnASlantedEdgeCanBeAPortal() {
    assertThat(portalsBetween("R8-diagonal-touch", 1, 2))
        .containsExactly(new SharedEdge(true, 80, 120, 120));
  }

  @Test
  void overlappingBoxesWithoutACommonEdgeHaveNoPortal() {
    assertThat(portalsBetween("R6-overlap", 1, 2)).isEmpty();
  }

  @Test
  void boxesWithSeveralCommonEdgesHaveSeveralPortals() {
    WalkBox wideBox = WalkBox.of(0, 0, 0, 30, 0, 30, 10, 0, 10);
    WalkBox narrowBox = WalkBox.of(1, 0, 0, 20, 0, 20, 10, 0, 10);
    assertThat(Portals.between(wideBox, narrowBox))
        .containsExactlyInAnyOrder(
            new SharedEdge(true, 0, 0, 10),
            new SharedEdge(false, 0, 0, 20),
            new SharedEdge(false, 10, 0, 20));
    assertThat(Portals.forHop(wideBox, narrowBox).length()).isEqualTo(20);
  }

  @Test
  void theMatrixLinkAcrossAGapHasAVirtualPortalOnTheFirstBox() {
    assertThat(portalsBetween("R7-gap-1px", 1, 2)).isEmpty();
    assertThat(Portals.forHop(box("R7-gap-1px", 1), box("R7-gap-1px", 2)))
        .isEqualTo(new SharedEdge(true, 99, 100, 140));
    assertThat(Portals.forHop(box("R7-gap-1px", 2), box("R7-gap-1px", 1)))
        .isEqualTo(new SharedEdge(true, 100, 100, 140));
  }

  @Test
  void aMatrixLinkWithoutFacingEdgesUsesTheGate() {
    WalkBox a = WalkBox.of(0, 0, 0, 10, 0, 10, 10, 0, 10);
    WalkBox b = WalkBox.of(1, 20, 20, 30, 20, 30, 30, 20, 30);
    assertThat(Portals.forHop(a, b)).isEqualTo(Gate.between(a, b).opening());
  }

  @Test
  void boxesHavePortalsOnlyIfTheyAreNeighbours() {
    for (int seed = 0; seed < 500; seed++) {
      List<WalkBox> boxes = LatticeRooms.of(new Random(seed));
      for (WalkBox a : boxes) {
        for (WalkBox b : boxes) {
          if (!a.equals(b)) {
            List<SharedEdge> portals = Portals.between(a, b);
            assertThat(!portals.isEmpty())
                .as("whether %s and %s have a portal", a, b)
                .isEqualTo(Neighbours.connect(a, b));
            assertThat(portals).containsExactlyInAnyOrderElementsOf(Portals.between(b, a));
            assertThat(portals)
                .noneMatch(
                    inner ->
                        portals.stream()
                            .anyMatch(
                                outer -> !outer.equals(inner) && Portals.isInside(inner, outer)));
          }
        }
      }
    }
  }

  private WalkBox box(String room, int id) {
    return rooms.boxes(room).get(id);
  }

  private List<SharedEdge> portalsBetween(String room, int a, int b) {
    return Portals.between(box(room, a), box(room, b));
  }
}
