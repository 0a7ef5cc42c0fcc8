package org.bowsprit.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FrameTest {

  private static final Caption CAPTION = new Caption(10, 20, 40, 28, "rope", 3, false);
  private static final Caption CAPTION_OUTSIDE = new Caption(-30, 0, 0, 8, "oar", 3, false);

  private final Frame frame = new Frame();

  @Test
  void coveredCaptionsAreRemoved() {
    frame.addCaption(CAPTION);
    frame.coverCaptions(40, 20, 50, 28);
    assertThat(frame.captions())
        .as("captions that touch the covered area without overlapping it")
        .containsExactly(CAPTION);
    frame.coverCaptions(39, 27, 50, 28);
    assertThat(frame.captions()).isEmpty();
  }

  @Test
  void clearCaptionsRemovesAllCaptions() {
    frame.addCaption(CAPTION);
    frame.addCaption(CAPTION_OUTSIDE);
    frame.clearCaptions();
    assertThat(frame.captions()).isEmpty();
  }

  @Test
  void aCopyContainsTheCaptionsOfTheFrame() {
    frame.addCaption(CAPTION);
    Frame copy = new Frame();
    copy.addCaption(CAPTION_OUTSIDE);
    copy.copyFrom(frame);
    assertThat(copy.captions()).containsExactly(CAPTION);
  }
}
