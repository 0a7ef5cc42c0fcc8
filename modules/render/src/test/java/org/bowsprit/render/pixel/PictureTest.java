package org.bowsprit.render.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

class PictureTest {

  private final Frame frame = new Frame();
  private final Picture picture = new Picture();

  PictureTest() {
    setColour(0, 0x112233);
    setColour(7, 0xFF8001);
    setColour(9, 0x00FF00);
  }

  @Test
  void colourIndicesAreConvertedToColours() {
    frame.pixels()[5] = 7;
    picture.paint(frame);
    assertThat(picture.colours()[4]).isEqualTo(0xFF112233);
    assertThat(picture.colours()[5]).isEqualTo(0xFFFF8001);
  }

  @Test
  void aShakeMovesThePictureUpOverABlackBackground() {
    frame.pixels()[2 * Frame.WIDTH] = 7;
    frame.setShake(2);
    picture.paint(frame);
    assertThat(picture.colours()[0]).isEqualTo(0xFFFF8001);
    assertThat(picture.colours()[198 * Frame.WIDTH - 1]).isEqualTo(0xFF112233);
    assertThat(picture.colours()[198 * Frame.WIDTH]).isEqualTo(0xFF000000);
  }

  @Test
  void theCursorIsDrawnAroundItsHotspotWithoutItsTransparentPixels() {
    frame.setCursor(new CursorImage(2, 1, 1, 0, 255, new byte[] {9, (byte) 255}));
    frame.placeCursor(10, 0, true);
    picture.paint(frame);
    assertThat(picture.colours()[9]).isEqualTo(0xFF00FF00);
    assertThat(picture.colours()[10]).isEqualTo(0xFF112233);
  }

  @Test
  void theCursorIsCutOffAtTheBorders() {
    frame.setCursor(new CursorImage(2, 2, 1, 1, 255, new byte[] {9, 9, 9, 9}));
    frame.placeCursor(0, 0, true);
    picture.paint(frame);
    assertThat(picture.colours()[0]).isEqualTo(0xFF00FF00);
    assertThat(picture.colours()[1]).isEqualTo(0xFF112233);
  }

  @Test
  void equalFramesAndMovesOfAHiddenCursorAreNotReportedAsChanges() {
    LastFrame lastFrame = new LastFrame();
    assertThat(lastFrame.changesTo(frame)).isTrue();
    frame.placeCursor(5, 5, false);
    assertThat(lastFrame.changesTo(frame)).isFalse();
    frame.placeCursor(5, 5, true);
    assertThat(lastFrame.changesTo(frame)).isTrue();
    frame.palette()[0]++;
    assertThat(lastFrame.changesTo(frame)).isTrue();
  }

  private void setColour(int index, int colour) {
    frame.palette()[index * 3] = (byte) (colour >> 16);
    frame.palette()[index * 3 + 1] = (byte) (colour >> 8);
    frame.palette()[index * 3 + 2] = (byte) colour;
  }
}
