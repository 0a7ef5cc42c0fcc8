package org.bowsprit.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.mesh.Mesh;
import org.junit.jupiter.api.Test;

/** Tests which changes of the boxes of a floor remove its mesh. */
class FloorTest {

  private static final int OUTSIDE = Mesh.OUTSIDE;

  /** A mesh of two squares that have a common side. */
  private final Mesh mesh =
      new Mesh(
          new int[] {0, 4, 8},
          new int[] {0, 10, 10, 0, 10, 20, 20, 10},
          new int[] {0, 0, 10, 10, 0, 0, 10, 10},
          new int[] {OUTSIDE, 1, OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE, 0});

  private final BoxMatrix matrix = BreadthFirstMatrix.build(mesh.boxes());
  private final Floor floor = Floor.of(mesh.boxes(), matrix).withMesh(mesh);

  @Test
  void lockingABoxDoesNotRemoveTheMesh() {
    List<WalkBox> boxes = new ArrayList<>(mesh.boxes());
    boxes.set(2, boxes.get(2).withFlags(WalkBox.INVISIBLE));
    assertThat(floor.with(boxes, matrix).mesh()).containsSame(mesh);
  }

  @Test
  void movingACornerRemovesTheMesh() {
    List<WalkBox> boxes = new ArrayList<>(mesh.boxes());
    boxes.set(2, WalkBox.of(2, 10, 0, 25, 0, 20, 10, 10, 10));
    assertThat(floor.with(boxes, matrix).mesh()).isEmpty();
  }
}
