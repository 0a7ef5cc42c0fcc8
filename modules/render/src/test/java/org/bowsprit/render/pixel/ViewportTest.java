package org.bowsprit.render.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.junit.jupiter.api.Test;

class ViewportTest {

  @Test
  void aPictureWithCorrectedPixelsHasAnAspectRatioOfFourToThree() {
    assertThat(Viewport.in(1280, 960, Aspect.CORRECTED, Fit.STRETCH))
        .isEqualTo(new Viewport(0, 0, 1280, 960));
  }

  @Test
  void aPictureWithSquarePixelsHasAnAspectRatioOfEightToFive() {
    assertThat(Viewport.in(1280, 960, Aspect.SQUARE, Fit.STRETCH))
        .isEqualTo(new Viewport(0, 80, 1280, 800));
  }

  @Test
  void picturesWithAnIntegerScaleAreCentred() {
    assertThat(Viewport.in(1000, 700, Aspect.SQUARE, Fit.INTEGER))
        .isEqualTo(new Viewport(20, 50, 960, 600));
    assertThat(Viewport.in(1000, 700, Aspect.CORRECTED, Fit.INTEGER))
        .isEqualTo(new Viewport(180, 110, 640, 480));
  }

  @Test
  void anAreaThatIsTooSmallForScaleOneIsFilled() {
    assertThat(Viewport.in(160, 120, Aspect.CORRECTED, Fit.INTEGER))
        .isEqualTo(new Viewport(0, 0, 160, 120));
  }

  @Test
  void areaPositionsAreConvertedBackToGamePixels() {
    for (int width = 320; width <= 1920; width += 97) {
      Viewport viewport = Viewport.in(width, 1080, Aspect.CORRECTED, Fit.STRETCH);
      for (int x = 0; x < 320; x++) {
        assertThat(viewport.screenX(viewport.areaX(x))).isEqualTo(x);
      }
      for (int y = 0; y < 200; y++) {
        assertThat(viewport.screenY(viewport.areaY(y))).isEqualTo(y);
      }
    }
  }

  @Test
  void positionsOutsideThePictureAreClamped() {
    Viewport viewport = new Viewport(100, 50, 640, 480);
    assertThat(viewport.screenX(-7)).isZero();
    assertThat(viewport.screenX(5000)).isEqualTo(319);
    assertThat(viewport.screenY(0)).isZero();
    assertThat(viewport.screenY(530)).isEqualTo(199);
  }

  @Test
  void theLargestScaleIsAtLeastOne() {
    assertThat(Viewport.largestScale(1920, 1080, Aspect.CORRECTED)).isEqualTo(4);
    assertThat(Viewport.largestScale(1920, 1080, Aspect.SQUARE)).isEqualTo(5);
    assertThat(Viewport.largestScale(80, 24, Aspect.SQUARE)).isEqualTo(1);
  }
}
