package org.bowsprit.render.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

class PartialScaleTest {

  private final Random random = new Random(24);
  private final NearestScaler scaler = new NearestScaler();

  @Test
  void scalingAllPartsGivesTheSameAsScalingThePicture() {
    int[] picture = random.ints(Frame.PIXELS).toArray();
    for (int round = 0; round < 60; round++) {
      Viewport place =
          new Viewport(random.nextInt(9), random.nextInt(9), randomSize(900), randomSize(700));
      int width = place.x() + place.width() + 3;
      int height = place.y() + place.height() + 3;
      int[] whole = new int[width * height];
      int[] parts = new int[width * height];
      scaler.scale(picture, place, whole, width);
      int x = random.nextInt(Frame.WIDTH + 1);
      int y = random.nextInt(Frame.HEIGHT + 1);
      scaler.scale(picture, place, parts, width, 0, 0, x, y);
      scaler.scale(picture, place, parts, width, x, 0, Frame.WIDTH, y);
      scaler.scale(picture, place, parts, width, 0, y, Frame.WIDTH, Frame.HEIGHT);
      assertThat(parts).as("%s at %d,%d", place, x, y).isEqualTo(whole);
    }
  }

  private int randomSize(int maximum) {
    return 1 + random.nextInt(maximum);
  }
}
