package org.bowsprit.routelab.movingai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.mesh.Mesh;
import org.bowsprit.trial.room.LabRoom;
import org.junit.jupiter.api.Test;

/**
 * Tests the reading of mesh files in both versions of the format, and the refusal of invalid
 * meshes.
 */
class MeshFileTest {

  /** A mesh of two triangles that form a square with sides of length 1.5. */
  private static final List<String> VERSION_2_LINES =
      List.of(
          "mesh",
          "2",
          "4 2",
          "0.0 0.0 2 0 -1",
          "1.5 0.0 3 0 1 -1",
          "1.5 1.5 2 1 -1",
          "0.0 1.5 3 -1 1 0",
          "3 0 1 3 -1 -1 1",
          "3 1 2 3 0 -1 -1");

  private static final List<String> VERSION_1_LINES =
      List.of(
          "mesh",
          "1",
          "4 2",
          "0.0 0.0 2 0 -1",
          "1.5 0.0 3 0 1 -1",
          "1.5 1.5 2 1 -1",
          "0.0 1.5 3 -1 1 0",
          "3 0 1 3 -1 1 -1",
          "3 1 2 3 -1 -1 0");

  @Test
  void bothFileVersionsAreReadAsTheSameMesh() {
    for (List<String> lines : List.of(VERSION_1_LINES, VERSION_2_LINES)) {
      LabRoom room = MovingAiRooms.of("square", MeshFile.parse(lines));
      Mesh mesh = room.floor().mesh().orElseThrow();
      assertThat(room.unit())
          .as("the unit, which also represents the middles between coordinates with halves")
          .isEqualTo(4);
      assertThat(mesh.polygons()).isEqualTo(2);
      assertThat(mesh.beyond(0)).isEqualTo(Mesh.OUTSIDE);
      assertThat(mesh.beyond(1)).isEqualTo(1);
      assertThat(mesh.beyond(2)).isEqualTo(Mesh.OUTSIDE);
      assertThat(mesh.beyond(5)).isZero();
      assertThat(mesh.x(1)).isEqualTo(6);
    }
  }

  @Test
  void polygonsAreNotSplitAtCornersOnAStraightEdge() {
    List<String> lines =
        List.of(
            "mesh",
            "2",
            "7 1",
            "2 0 1 0",
            "4 0 1 0",
            "6 2 1 0",
            "5 5 1 0",
            "3 6 1 0",
            "1 5 1 0",
            "0 2 1 0",
            "7 0 1 2 3 4 5 6 -1 -1 -1 -1 -1 -1 -1");
    Floor floor = MovingAiRooms.of("heptagon", MeshFile.parse(lines)).floor();
    assertThat(floor.boxCount())
        .as("the number of boxes: a sentinel, two quadrilaterals and a triangle")
        .isEqualTo(4);
    assertThat(floor.mesh().orElseThrow().polygonOfBox(3)).isZero();
    assertThat(floor.effective().containing(6, 6)).isPositive();

    List<String> linesWithStraightCorner =
        List.of(
            "mesh",
            "2",
            "5 1",
            "0 0 1 0",
            "2 0 1 0",
            "4 0 1 0",
            "4 4 1 0",
            "0 4 1 0",
            "5 0 1 2 3 4 -1 -1 -1 -1 -1");
    assertThat(
            MovingAiRooms.of("square", MeshFile.parse(linesWithStraightCorner)).floor().boxCount())
        .isEqualTo(2);
  }

  @Test
  void polygonsInCounterclockwiseOrderAreReversed() {
    List<String> lines =
        List.of(
            "mesh",
            "2",
            "4 2",
            "0 0 2 0 -1",
            "1 0 3 0 1 -1",
            "1 1 2 1 -1",
            "0 1 3 -1 1 0",
            "3 3 1 0 -1 1 -1",
            "3 3 2 1 0 -1 -1");
    Mesh mesh = MovingAiRooms.of("square", MeshFile.parse(lines)).floor().mesh().orElseThrow();
    for (int corner = 0; corner < 3; corner++) {
      int next = mesh.nextCorner(0, corner);
      boolean isDiagonal = mesh.x(corner) != mesh.x(next) && mesh.y(corner) != mesh.y(next);
      assertThat(mesh.beyond(corner)).isEqualTo(isDiagonal ? 1 : Mesh.OUTSIDE);
    }
  }

  @Test
  void anInvalidMeshIsRefusedWithALineNumber() {
    assertRefused("line 2: expected version 1 or 2, found \"3\"", "mesh", "3");
    assertRefused("line 4: expected a coordinate, found \"x\"", "mesh", "2", "1 1", "x 0 0");
    assertRefused("line 3: expected a coordinate, found the end of the file", "mesh", "2", "1 1");
    assertRefused(
        "line 7: expected a vertex, found \"7\"",
        "mesh",
        "2",
        "3 1",
        "0 0 0",
        "1 0 0",
        "1 1 0",
        "3 0 1 7 -1 -1 -1");
    assertRefused(
        "line 9: expected polygon 0 to share the edge between vertices 1 and 2 with polygon 1",
        "mesh",
        "2",
        "4 2",
        "0 0 0",
        "1 0 0",
        "1 1 0",
        "0 1 0",
        "3 0 1 3 -1 -1 -1",
        "3 1 2 3 -1 0 -1");
    assertRefused(
        "line 8: expected polygon 0 to be convex",
        "mesh",
        "2",
        "4 1",
        "0 0 0",
        "4 0 0",
        "1 1 0",
        "0 4 0",
        "4 0 1 2 3 -1 -1 -1 -1");
    assertRefused(
        "line 4: expected coordinates that are whole numbers after multiplication by a common"
            + " factor (at most 4096), found 0.33333",
        "mesh",
        "2",
        "3 1",
        "0.33333 0 0",
        "1 0 0",
        "1 1 0",
        "3 0 1 2 -1 -1 -1");
    assertRefused(
        "line 5: expected coordinates from -16383 to 16383, found 40000",
        "mesh",
        "2",
        "3 1",
        "0 0 0",
        "40000 0 0",
        "1 1 0",
        "3 0 1 2 -1 -1 -1");
  }

  private static void assertRefused(String message, String... lines) {
    assertThatThrownBy(() -> MovingAiRooms.of("bad", MeshFile.parse(List.of(lines))))
        .isInstanceOf(MovingAiException.class)
        .hasMessage(message);
  }
}
