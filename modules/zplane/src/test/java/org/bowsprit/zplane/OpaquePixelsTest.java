package org.bowsprit.zplane;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeRuns;
import org.junit.jupiter.api.Test;

/** Tests that transparent pixels are left out. */
class OpaquePixelsTest {

  private static OpaquePixels pixels(int width, int height, byte... columns) {
    CostumeRuns runs = CostumeRuns.OF_32_COLOURS;
    return OpaquePixels.of(
        new CostumePicture(width, height, 0, 0, 0, 0, runs.encode(columns)), runs);
  }

  @Test
  void eachColumnContainsItsOpaquePixels() {
    OpaquePixels pixels = pixels(3, 4, new byte[] {0, 5, 0, 7, 0, 0, 0, 0, 9, 0, 0, 0});

    assertThat(pixels.begin(0)).isZero();
    assertThat(pixels.end(0)).isEqualTo(2);
    assertThat(pixels.row(0)).isEqualTo(1);
    assertThat(pixels.entry(0)).isEqualTo(5);
    assertThat(pixels.row(1)).isEqualTo(3);
    assertThat(pixels.entry(1)).isEqualTo(7);
    assertThat(pixels.begin(1)).isEqualTo(pixels.end(1)).isEqualTo(2);
    assertThat(pixels.row(pixels.begin(2))).isZero();
    assertThat(pixels.entry(pixels.begin(2))).isEqualTo(9);
    assertThat(pixels.end(2)).isEqualTo(3);
  }

  @Test
  void theLastRowAndTheLastColourAreKept() {
    byte[] column = new byte[CostumePicture.MAX_HEIGHT];
    column[column.length - 1] = 31;

    OpaquePixels pixels = pixels(1, column.length, column);

    assertThat(pixels.end(0)).isEqualTo(1);
    assertThat(pixels.row(0)).isEqualTo(column.length - 1);
    assertThat(pixels.entry(0)).isEqualTo(31);
  }
}
