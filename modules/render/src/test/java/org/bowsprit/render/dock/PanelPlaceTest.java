package org.bowsprit.render.dock;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.pixel.Viewport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the position and size of a panel in windows of different sizes. */
class PanelPlaceTest {

  private static PanelPlace forWindow(int width, int height) {
    return PanelPlace.forWindow(width, height, PanelFontSize.forWindow(width, height, false));
  }

  private static Viewport picture(PanelPlace place) {
    return place.picture(Aspect.CORRECTED, Fit.STRETCH);
  }

  @Test
  void thePanelIsToTheRightOfThePictureInAWideWindow() {
    PanelPlace place = forWindow(1920, 1080);
    assertThat(place).isEqualTo(new PanelPlace(1328, 0, 592, 1080));
    assertThat(picture(place)).isEqualTo(new Viewport(0, 42, 1328, 996));
  }

  @Test
  void thePanelFillsTheSpaceToTheRightOfALargePicture() {
    PanelPlace place = forWindow(3440, 1440);
    assertThat(place.x()).isEqualTo(1920);
    assertThat(picture(place)).isEqualTo(new Viewport(0, 0, 1920, 1440));
  }

  @Test
  void thePanelIsBelowThePictureInANarrowWindow() {
    PanelPlace place = forWindow(960, 720);
    assertThat(place).isEqualTo(new PanelPlace(0, 418, 960, 302));
    assertThat(picture(place)).isEqualTo(new Viewport(201, 0, 557, 418));
  }

  @ParameterizedTest
  @CsvSource({"640,480", "960,720", "1280,800", "1920,1080", "720,1280", "3840,2160"})
  void thePanelIsLargeEnoughForAPageAndAConsole(int width, int height) {
    for (boolean isEnlarged : new boolean[] {false, true}) {
      PanelFontSize fontSize = PanelFontSize.forWindow(width, height, isEnlarged);
      PanelPlace place = PanelPlace.forWindow(width, height, fontSize);
      assertThat(place.columns(fontSize)).as("the number of columns").isGreaterThanOrEqualTo(48);
      assertThat(place.rows(fontSize)).as("the number of rows").isGreaterThanOrEqualTo(9);
    }
  }

  @Test
  void thePanelCoversAtMostHalfOfTheWindow() {
    for (int size = 1; size < 700; size += 3) {
      PanelPlace place = forWindow(size, size);
      Viewport picture = picture(place);
      assertThat(picture.x() + picture.width()).isLessThanOrEqualTo(size);
      assertThat(place.width() * place.height()).isLessThanOrEqualTo(Math.max(1, size * size / 2));
    }
  }
}
