package org.bowsprit.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests the length of the messages that change the picture of a page. */
class FrameChangeTest {

  private final byte[] indices = new byte[Frame.PIXELS];
  private final byte[] palette = new byte[Frame.COLOURS * 3];
  private final FrameChange frameChange = new FrameChange();

  @Test
  void theFirstPictureIsSentCompletely() {
    assertThat(frameChange.update(indices, palette, 0).remaining())
        .isEqualTo(10 + 256 * 4 + 1000 * 75);
  }

  @Test
  void theMessageForAnUnchangedPictureIsEmpty() {
    frameChange.update(indices, palette, 0);

    assertThat(frameChange.update(indices.clone(), palette.clone(), 0).remaining()).isZero();
    assertThat(frameChange.number()).isOne();
  }

  @Test
  void onlyChangedColoursPixelsAndShakeAreSent() {
    frameChange.update(indices, palette, 0);
    indices[5 * Frame.WIDTH + 319] = 9;
    palette[30] = 7;

    assertThat(frameChange.update(indices, palette, 0).remaining()).isEqualTo(10 + 4 + 5);
    assertThat(frameChange.update(indices, palette, 2).remaining()).isEqualTo(10);
  }
}
