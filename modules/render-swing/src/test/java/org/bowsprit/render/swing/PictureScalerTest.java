package org.bowsprit.render.swing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.NearestScaler;
import org.bowsprit.render.pixel.Viewport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the filters of a window, with 4 by 4.8 device pixels for each pixel of the game. */
class PictureScalerTest {

  private static final int WIDTH = 4 * Frame.WIDTH;
  private static final int HEIGHT = 4 * Frame.HEIGHT * 6 / 5;
  private static final Viewport VIEWPORT = new Viewport(0, 0, WIDTH, HEIGHT);
  private static final int DARK = 0xFF102030;
  private static final int LIGHT = 0xFFE0D0C0;

  private final PictureScaler scaler = new PictureScaler();
  private final int[] picture = new int[Frame.PIXELS];

  private int[] scale() {
    int[] area = new int[WIDTH * HEIGHT];
    scaler.scaler().scale(picture, VIEWPORT, area, WIDTH, 0, 0, Frame.WIDTH, Frame.HEIGHT);
    return area;
  }

  private int[] scaleNearest() {
    int[] area = new int[WIDTH * HEIGHT];
    new NearestScaler().scale(picture, VIEWPORT, area, WIDTH);
    return area;
  }

  @Test
  void thePlainFilterRepeatsPixels() {
    SplittableRandom random = new SplittableRandom(1);
    Arrays.setAll(picture, index -> random.nextInt());
    scaler.use(DisplaySettings.NEAREST);
    assertThat(scale()).isEqualTo(scaleNearest());
  }

  @ParameterizedTest
  @ValueSource(strings = {"smooth", "hq"})
  void filtersDoNotChangeAreasAndStraightEdges(String filter) {
    scaler.use(filter);
    Arrays.fill(picture, DARK);
    assertThat(scale()).containsOnly(DARK);
    for (int y = 0; y < Frame.HEIGHT; y++) {
      Arrays.fill(picture, y * Frame.WIDTH, y * Frame.WIDTH + 160, LIGHT);
    }
    assertThat(scale()).isEqualTo(scaleNearest());
  }

  @ParameterizedTest
  @ValueSource(strings = {"smooth", "hq"})
  void filtersSmoothASteppedEdge(String filter) {
    Arrays.setAll(picture, i -> i % Frame.WIDTH < i / Frame.WIDTH ? LIGHT : DARK);
    scaler.use(filter);
    int[] scaledColours = scale();
    int[] nearestColours = scaleNearest();
    // At a stepped edge, the middle of a pixel keeps its colour and the corner changes.
    int pixel = 100;
    int middle = VIEWPORT.areaY(pixel) * WIDTH + VIEWPORT.areaX(pixel);
    assertThat(scaledColours[middle]).isEqualTo(nearestColours[middle]).isEqualTo(DARK);
    int corner = (VIEWPORT.firstAreaY(pixel + 1) - 1) * WIDTH + VIEWPORT.firstAreaX(pixel);
    assertThat(nearestColours[corner]).isEqualTo(DARK);
    assertThat(scaledColours[corner] >> 8 & 0xFF).isGreaterThan(0x60);
  }

  @Test
  void onlySimilarNeighboursAreMixed() {
    Arrays.setAll(picture, i -> i % 2 == 0 ? 0xFF404040 : 0xFF4C4C4C);
    scaler.use("hq");
    assertThat(Arrays.stream(scale()).distinct().count())
        .as("the number of colours in the scaled picture")
        .isGreaterThan(2);
    Arrays.setAll(picture, i -> i % Frame.WIDTH % 2 == 0 ? DARK : LIGHT);
    assertThat(scale()).isEqualTo(scaleNearest());
  }

  @ParameterizedTest
  @ValueSource(strings = {"nearest", "sharp-bilinear", "smooth", "hq"})
  void scalingOnlyTheChangesGivesTheSamePicture(String filter) {
    SplittableRandom random = new SplittableRandom(2);
    int[] colours = {DARK, LIGHT, 0xFF804020, 0xFF885028};
    Arrays.setAll(picture, index -> colours[random.nextInt(4)]);
    scaler.use(filter);
    int[] area = scale();
    for (int y = 40; y < 48; y++) {
      for (int x = 80; x < 88; x++) {
        picture[y * Frame.WIDTH + x] = colours[random.nextInt(4)];
      }
    }
    int reach = scaler.reach();
    scaler
        .scaler()
        .scale(picture, VIEWPORT, area, WIDTH, 80 - reach, 40 - reach, 88 + reach, 48 + reach);
    assertThat(area).isEqualTo(scale());
  }
}
