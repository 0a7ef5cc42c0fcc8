package org.bowsprit.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FrameTest {

  private static final Caption WORD = new Caption(10, 20, 40, 28, "rope", 3, false);
  private static final Caption BESIDE_THE_SCREEN = new Caption(-30, 0, 0, 8, "oar", 3, false);

  private final Frame frame = new Frame();

  @Test
  void captionsThatArePaintedOverAreRemoved() {
    frame.addCaption(WORD);
    frame.coverCaptions(40, 20, 50, 28);
    assertThat(frame.captions()).as("only touched").containsExactly(WORD);
    frame.coverCaptions(39, 27, 50, 28);
    assertThat(frame.captions()).isEmpty();
  }

  @Test
  void aNewPictureBeginsWithoutAnyCaption() {
    frame.addCaption(WORD);
    frame.addCaption(BESIDE_THE_SCREEN);
    frame.clearCaptions();
    assertThat(frame.captions()).isEmpty();
  }

  @Test
  void aCopyHasTheCaptions() {
    frame.addCaption(WORD);
    Frame copy = new Frame();
    copy.addCaption(BESIDE_THE_SCREEN);
    copy.copyFrom(frame);
    assertThat(copy.captions()).containsExactly(WORD);
  }
}
