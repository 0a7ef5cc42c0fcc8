package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.Caption;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests whether a frame differs from the last frame, so that it must be shown. */
class LastFrameTest {

  private final LastFrame lastFrame = new LastFrame();
  private final Frame frame = new Frame();

  @Test
  void aFrameWithoutMarkedChangesAlwaysDiffers() {
    assertThat(lastFrame.replaceIfDifferent(frame)).isTrue();
    assertThat(lastFrame.replaceIfDifferent(frame)).isTrue();
  }

  @Test
  void aFrameDiffersOnceAfterEachVisibleChange() {
    frame.changes().markAll();
    assertDiffersOnce(() -> {});
    assertDiffersOnce(() -> frame.changes().mark(0, 0, 1, 1));
    assertDiffersOnce(() -> frame.palette()[767]++);
    assertDiffersOnce(() -> frame.setShake(1));
    assertDiffersOnce(() -> frame.placeCursor(1, 0, false));
    assertDiffersOnce(() -> frame.placeCursor(1, 1, false));
    assertDiffersOnce(() -> frame.placeCursor(1, 1, true));
    assertDiffersOnce(() -> frame.setCursor(new CursorImage(1, 1, 0, 0, 0, new byte[] {3})));
    assertDiffersOnce(() -> frame.addCaption(new Caption(0, 0, 8, 8, "Hello", 1, true)));
    assertDiffersOnce(lastFrame::forget);
  }

  @Test
  void anotherFrameDiffersOnceEvenIfItsContentIsEqual() {
    frame.changes().markAll();
    lastFrame.replaceIfDifferent(frame);
    Frame copy = new Frame();
    copy.copyFrom(frame);
    assertThat(lastFrame.replaceIfDifferent(copy)).isTrue();
    assertThat(lastFrame.replaceIfDifferent(copy)).isFalse();
  }

  private void assertDiffersOnce(Runnable change) {
    change.run();
    assertThat(lastFrame.replaceIfDifferent(frame)).isTrue();
    assertThat(lastFrame.replaceIfDifferent(frame)).isFalse();
  }
}
