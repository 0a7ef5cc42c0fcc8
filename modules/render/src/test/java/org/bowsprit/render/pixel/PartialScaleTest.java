package org.bowsprit.render.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests scaling parts of a picture. */
class PartialScaleTest {

  private final Random random = new Random(24);
  private final NearestScaler scaler = new NearestScaler();

  @Test
  void scalingInPartsGivesTheSameAsScalingTheWholePicture() {
    int[] picture = random.ints(Frame.PIXELS).toArray();
    for (int round = 0; round < 60; round++) {
      Viewport viewport =
          new Viewport(random.nextInt(9), random.nextInt(9), randomSize(900), randomSize(700));
      int width = viewport.x() + viewport.width() + 3;
      int height = viewport.y() + viewport.height() + 3;
      int[] scaledWhole = new int[width * height];
      int[] scaledParts = new int[width * height];
      scaler.scale(picture, viewport, scaledWhole, width);
      int splitX = random.nextInt(Frame.WIDTH + 1);
      int splitY = random.nextInt(Frame.HEIGHT + 1);
      scaler.scale(picture, viewport, scaledParts, width, 0, 0, splitX, splitY);
      scaler.scale(picture, viewport, scaledParts, width, splitX, 0, Frame.WIDTH, splitY);
      scaler.scale(picture, viewport, scaledParts, width, 0, splitY, Frame.WIDTH, Frame.HEIGHT);
      assertThat(scaledParts)
          .as("the picture in %s, scaled in parts that meet at %d,%d", viewport, splitX, splitY)
          .isEqualTo(scaledWhole);
    }
  }

  private int randomSize(int maximum) {
    return 1 + random.nextInt(maximum);
  }
}
