package org.bowsprit.pathfinding.mask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the moves between neighbouring cells of a mask, and which cells are connected. */
class CellMovesTest {

  private static final int NORTH_EAST = 4;
  private static final int SOUTH_EAST = 5;

  @Test
  void aDiagonalMoveNeedsBothStraightNeighbours() {
    CellMoves movesAtCorner = new CellMoves(mask(2, "##", ".#"));
    assertThat(movesAtCorner.allows(0, SOUTH_EAST)).isFalse();
    CellMoves movesInSquare = new CellMoves(mask(2, "##", "##"));
    assertThat(movesInSquare.allows(0, SOUTH_EAST)).isTrue();
    assertThat(movesInSquare.allows(2, NORTH_EAST)).isTrue();
    assertThat(movesInSquare.allows(0, NORTH_EAST)).isFalse();
  }

  @Test
  void cellsThatTouchAtACornerAreNotConnected() {
    CellMoves moves = new CellMoves(mask(2, "#.", ".#"));
    assertThat(moves.from(0)).isZero();
    assertThat(moves.areConnected(0, 3)).isFalse();
  }

  @Test
  void theNearestConnectedCellWithTheLowestIndexIsReturned() {
    CellMoves moves = new CellMoves(mask(5, "##.##", "##.##"));
    assertThat(moves.nearestConnected(0, 4, 0)).isEqualTo(1);
    assertThat(moves.areConnected(0, 6)).isTrue();
    assertThat(moves.areConnected(0, 3)).isFalse();
  }

  @Test
  void aStepIsTheDifferenceOfTheCellIndices() {
    CellMoves moves = new CellMoves(mask(5, "#####", "#####"));
    assertThat(moves.step(NORTH_EAST)).isEqualTo(-4);
    assertThat(CellMoves.dx(NORTH_EAST)).isEqualTo(1);
    assertThat(CellMoves.dy(NORTH_EAST)).isEqualTo(-1);
  }

  private static Mask mask(int width, String... rows) {
    String cellText = String.join("", rows);
    boolean[] cells = new boolean[cellText.length()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = cellText.charAt(i) == '#';
    }
    return Mask.of(0, 0, width, cells);
  }
}
