package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests mixtures of palette colours that approximate other colours. */
class MixtureTest {

  private static final int PART_COUNT = 8;

  @Test
  void aMixtureOfAtMostTwoColoursIsNearerThanOneColour() {
    Random random = new Random(28);
    for (int i = 0; i < 300; i++) {
      int colour = random.nextInt(0x1000000);
      int[] parts = new Mixture(colour).parts(PART_COUNT);
      LabColour target = LabColour.of(colour);
      LabColour nearest = LabColour.of(XtermPalette.rgb(XtermPalette.nearest(colour)));
      assertThat(Arrays.stream(parts).distinct().count()).isLessThanOrEqualTo(2);
      assertThat(mean(parts).distance(target))
          .as("the distance of the mixture from colour 0x%06X", colour)
          .isLessThanOrEqualTo(nearest.distance(target) + 1e-9);
    }
  }

  @Test
  void nightBlueIsMixedFromGreyAndBlueWithoutRedOrGreen() {
    int[] parts = new Mixture(0x141838).parts(PART_COUNT);
    assertThat(Arrays.stream(parts)).contains(0x00005F).allMatch(MixtureTest::isGreyOrBlue);
  }

  private static boolean isGreyOrBlue(int colour) {
    return (colour >> 16 & 0xFF) == (colour >> 8 & 0xFF) && (colour & 0xFF) >= (colour >> 8 & 0xFF);
  }

  private static LabColour mean(int[] parts) {
    return LabColour.ofLight(
        Arrays.stream(parts)
            .mapToDouble(part -> LabColour.linearLight(part >> 16))
            .average()
            .orElse(0),
        Arrays.stream(parts)
            .mapToDouble(part -> LabColour.linearLight(part >> 8 & 0xFF))
            .average()
            .orElse(0),
        Arrays.stream(parts)
            .mapToDouble(part -> LabColour.linearLight(part & 0xFF))
            .average()
            .orElse(0));
  }
}
