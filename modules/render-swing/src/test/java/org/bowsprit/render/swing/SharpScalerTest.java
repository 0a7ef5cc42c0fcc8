package org.bowsprit.render.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.NearestScaler;
import org.bowsprit.render.pixel.Viewport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the filter that enlarges pixels to equal squares with sharp edges. */
class SharpScalerTest {

  private static final int BLACK = 0xFF000000;
  private static final int WHITE = 0xFFFFFFFF;

  private final SharpScaler scaler = new SharpScaler();
  private final int[] picture = new int[Frame.PIXELS];

  private int[] scale(Viewport viewport) {
    int[] area = new int[viewport.width() * viewport.height()];
    scaler.scale(picture, viewport, area, viewport.width(), 0, 0, Frame.WIDTH, Frame.HEIGHT);
    return area;
  }

  private static int[] scaleNearest(int[] picture, Viewport viewport) {
    int[] area = new int[viewport.width() * viewport.height()];
    new NearestScaler().scale(picture, viewport, area, viewport.width());
    return area;
  }

  @ParameterizedTest
  @CsvSource({"320, 200", "960, 600", "1600, 1200", "200, 150"})
  void pixelsAreRepeatedForAWholeFactorOrASmallerPicture(int width, int height) {
    SplittableRandom random = new SplittableRandom(3);
    Arrays.setAll(picture, index -> BLACK | random.nextInt(1 << 24));
    Viewport viewport = new Viewport(0, 0, width, height);

    assertThat(scale(viewport)).isEqualTo(scaleNearest(picture, viewport));
  }

  @Test
  void everyRowHasTheSameHeightWithAFractionalFactor() {
    Viewport viewport = new Viewport(0, 0, 960, 720);
    for (int row = 0; row < Frame.HEIGHT; row++) {
      Arrays.fill(picture, BLACK);
      Arrays.fill(picture, row * Frame.WIDTH, (row + 1) * Frame.WIDTH, WHITE);
      int[] area = scale(viewport);

      double height = 0;
      for (int y = 0; y < viewport.height(); y++) {
        height += (area[y * viewport.width()] & 0xFF) / 255.0;
      }
      assertThat(height).as("the height of row " + row).isCloseTo(3.6, within(0.02));
    }
  }

  @Test
  void onlyTheEdgesOfPixelsAreMixed() {
    Arrays.setAll(picture, i -> i % Frame.WIDTH % 2 == 0 ? BLACK : WHITE);
    Viewport viewport = new Viewport(0, 0, 1120, 700);

    long mixedCount =
        Arrays.stream(scale(viewport)).filter(colour -> colour != BLACK && colour != WHITE).count();

    // Seven device columns show two game pixels; the column in the middle has a mixed colour.
    assertThat(mixedCount).isEqualTo((long) viewport.width() / 7 * viewport.height());
  }
}
