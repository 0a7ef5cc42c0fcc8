package org.bowsprit.player.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

class MiniatureTest {

  private final Frame frame = new Frame();

  private void setColour(int index, int rgb) {
    frame.palette()[index * 3] = (byte) (rgb >> 16);
    frame.palette()[index * 3 + 1] = (byte) (rgb >> 8);
    frame.palette()[index * 3 + 2] = (byte) rgb;
  }

  @Test
  void aPixelIsTheAverageOfItsArea() {
    setColour(1, 0xFF0000);
    setColour(2, 0x0000FF);
    for (int i = 0; i < Frame.PIXELS; i++) {
      frame.pixels()[i] = (byte) (1 + i % 2);
    }

    Miniature picture = Miniature.of(frame, 80, 50, 36);

    assertThat(picture.colours()).containsExactly(0x800080);
    assertThat(picture.pixels().length()).isEqualTo(80 * 50);
  }

  @Test
  void aPartlyCoveredPixelIsWeightedByItsCoveredPart() {
    setColour(1, 0xFFFFFF);
    Arrays.fill(frame.pixels(), 0, Frame.WIDTH, (byte) 1);

    // The first of 80 rows represents two and a half rows of the frame. One of these is white.
    assertThat(Miniature.of(frame, 1, 80, 4).colours()).containsExactlyInAnyOrder(0, 0x666666);
  }

  @Test
  void coloursAreReducedToThoseThatDifferMost() {
    for (int i = 0; i < Frame.COLOURS; i++) {
      setColour(i, i < 128 ? i / 16 : 0xF0F0F0 + i / 16);
    }
    for (int i = 0; i < Frame.PIXELS; i++) {
      frame.pixels()[i] = (byte) (i % Frame.WIDTH * Frame.COLOURS / Frame.WIDTH);
    }

    Miniature picture = Miniature.of(frame, 80, 50, 2);

    assertThat(picture.colours()).hasSize(2);
    assertThat(picture.colours()).anyMatch(rgb -> rgb < 0x10).anyMatch(rgb -> rgb > 0xF0F0F0);
  }
}
