package org.bowsprit.pathfinding.mask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellMovesTest {

  private static final int NE = 4;
  private static final int SE = 5;

  @Test
  void aDiagonalMoveNeedsBothStraightNeighbours() {
    CellMoves corner = new CellMoves(mask(2, "##", ".#"));
    assertThat(corner.allows(0, SE)).isFalse();
    CellMoves square = new CellMoves(mask(2, "##", "##"));
    assertThat(square.allows(0, SE)).isTrue();
    assertThat(square.allows(2, NE)).isTrue();
    assertThat(square.allows(0, NE)).isFalse();
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
  void aStepIsTheDifferenceOfTheIndexes() {
    CellMoves moves = new CellMoves(mask(5, "#####", "#####"));
    assertThat(moves.step(NE)).isEqualTo(-4);
    assertThat(CellMoves.dx(NE)).isEqualTo(1);
    assertThat(CellMoves.dy(NE)).isEqualTo(-1);
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
