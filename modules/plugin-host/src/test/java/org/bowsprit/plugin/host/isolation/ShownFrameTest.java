package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.Caption;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

class ShownFrameTest {

  private final ShownFrame shown = new ShownFrame();
  private final Frame frame = new Frame();

  @Test
  void aFrameWithoutMarksAlwaysDiffers() {
    assertThat(shown.differs(frame)).isTrue();
    assertThat(shown.differs(frame)).isTrue();
  }

  @Test
  void everyVisibleChangeMakesADifferenceOnce() {
    frame.changes().markAll();
    differsOnce(() -> {});
    differsOnce(() -> frame.changes().mark(0, 0, 1, 1));
    differsOnce(() -> frame.palette()[767]++);
    differsOnce(() -> frame.setShake(1));
    differsOnce(() -> frame.placeCursor(1, 0, false));
    differsOnce(() -> frame.placeCursor(1, 1, false));
    differsOnce(() -> frame.placeCursor(1, 1, true));
    differsOnce(() -> frame.setCursor(new CursorImage(1, 1, 0, 0, 0, new byte[] {3})));
    differsOnce(() -> frame.addCaption(new Caption(0, 0, 8, 8, "Hello", 1, true)));
    differsOnce(shown::forget);
  }

  @Test
  void anotherFrameDiffersEvenIfItLooksTheSame() {
    frame.changes().markAll();
    shown.differs(frame);
    Frame copy = new Frame();
    copy.copyFrom(frame);
    assertThat(shown.differs(copy)).isTrue();
    assertThat(shown.differs(copy)).isFalse();
  }

  private void differsOnce(Runnable change) {
    change.run();
    assertThat(shown.differs(frame)).isTrue();
    assertThat(shown.differs(frame)).isFalse();
  }
}
