package org.bowsprit.insight.drawer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.render.Frame;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the panel at the lower edge of the picture. */
class FramePanelTest {

  private static final int CARET_COLUMN = 20;

  private final Inks inks = new Inks();
  private final Frame frame = new Frame();

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theCaretIsBeforeTheCharacterAtItsPosition(boolean inTerminal) {
    FramePanel panel = new FramePanel(inks, 1, inTerminal);
    panel.show(new PanelPage(List.of(PanelLine.plain("")), CARET_COLUMN, 0));
    panel.typing(true);
    panel.draw(frame);

    assertThat(panel.column(caretX() + 1)).isEqualTo(CARET_COLUMN);
    assertThat(panel.column(caretX())).isEqualTo(CARET_COLUMN - 1);
  }

  /** Returns the x position of the caret, which is the only drawing in the lowest line of text. */
  private int caretX() {
    int row = (Frame.HEIGHT - 6) * Frame.WIDTH;
    return IntStream.range(0, Frame.WIDTH)
        .filter(x -> frame.pixels()[row + x] == inks.of(Ink.WHITE))
        .findFirst()
        .orElseThrow();
  }
}
