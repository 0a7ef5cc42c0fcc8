package org.bowsprit.pathfinding.mask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.junit.jupiter.api.Test;

/** Tests which pixels of a mask belong to the walk boxes. */
class MaskPainterTest {

  @Test
  void aRectangleIncludesItsCornerPixels() {
    assertThat(paint(true, WalkBox.of(0, 0, 0, 4, 0, 4, 2, 0, 2)).count()).isEqualTo(15);
    assertThat(paint(false, WalkBox.of(0, 0, 0, 4, 0, 4, 2, 0, 2)).count()).isEqualTo(15);
  }

  @Test
  void aTrapezoidIsFilledBetweenItsRoundedSides() {
    Mask mask = paint(false, WalkBox.of(0, 10, 0, 20, 0, 30, 4, 0, 4));
    assertThat(rows(mask)).containsExactly("10-20", "8-23", "5-25", "3-28", "0-30");
  }

  @Test
  void aShallowLineWithoutOutlineLeavesIsolatedPixels() {
    WalkBox line = WalkBox.of(0, 0, 0, 12, 3, 12, 3, 0, 0);
    assertThat(rows(paint(false, line))).containsExactly("0-0", "4-4", "8-8", "12-12");
    assertThat(rows(paint(true, line))).containsExactly("0-2", "2-6", "6-10", "10-12");
  }

  @Test
  void cornersCanBeNegative() {
    Mask mask = paint(true, WalkBox.of(0, -25, -3, 2, -3, 2, 1, -25, 1));
    assertThat(mask.left()).isEqualTo(-25);
    assertThat(mask.top()).isEqualTo(-3);
    assertThat(mask.isSet(-25, -3)).isTrue();
    assertThat(mask.isSet(-26, -3)).isFalse();
    assertThat(mask.x(mask.index(2, 1))).isEqualTo(2);
    assertThat(mask.y(mask.index(2, 1))).isEqualTo(1);
  }

  @Test
  void aMaskThatIsTooLargeIsNotPainted() {
    WalkBox nearBox = WalkBox.of(0, 0, 0, 4, 0, 4, 2, 0, 2);
    WalkBox farBox = WalkBox.of(1, -32000, -32000, -32000, -32000, -32000, -32000, -32000, -32000);
    assertThat(new MaskPainter(true).paint(List.of(nearBox, farBox))).isEmpty();
    assertThat(new MaskPainter(true).paint(List.of()).orElseThrow().count()).isZero();
  }

  @Test
  void theNearestCellWithTheLowestIndexIsReturned() {
    Mask mask = Mask.of(0, 0, 3, new boolean[] {false, true, false, true, false, true});
    assertThat(mask.nearest(1, 1)).isEqualTo(1);
    assertThat(mask.nearest(5, 1)).isEqualTo(5);
    assertThat(Mask.of(0, 0, 1, new boolean[1]).nearest(0, 0)).isEqualTo(Mask.NONE);
  }

  private static Mask paint(boolean outline, WalkBox... boxes) {
    return new MaskPainter(outline).paint(List.of(boxes)).orElseThrow();
  }

  private static List<String> rows(Mask mask) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < mask.height(); row++) {
      int first = mask.toBitSet().nextSetBit(row * mask.width());
      int end = Math.min(mask.toBitSet().nextClearBit(first), (row + 1) * mask.width());
      rows.add(mask.x(first) + "-" + mask.x(end - 1));
    }
    return rows;
  }
}
