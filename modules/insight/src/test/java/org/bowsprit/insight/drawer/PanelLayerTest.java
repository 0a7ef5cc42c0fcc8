package org.bowsprit.insight.drawer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.player.play.FakeRenderer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;
import org.junit.jupiter.api.Test;

/** Tests which mouse and keyboard events a panel receives while it is open. */
class PanelLayerTest {

  private static final int ROWS = 13;
  private static final int PANEL_TOP = Frame.HEIGHT - ROWS * 7 - 2;

  private final List<String> calls = new ArrayList<>();
  private final PanelLayer layerInPicture =
      createLayer(PanelLayer.inPicture(new Inks(), ROWS, new FakeRenderer()));

  private PanelLayer createLayer(Supplier<TextPanel> opener) {
    return new PanelLayer(new RecordingContent(), opener, () -> false, key -> {});
  }

  @Test
  void aClickOnAPanelInThePictureIsHandledByThePanelAndNotByTheGame() {
    layerInPicture.open();
    assertThat(layerInPicture.take(new Input.Press(2 + 4 * 5, PANEL_TOP + 1 + 7 * 3, Button.LEFT)))
        .isTrue();
    assertThat(layerInPicture.take(new Input.Release(2 + 4 * 5, 20, Button.LEFT))).isTrue();
    assertThat(layerInPicture.take(new Input.Click(2, PANEL_TOP + 1, Button.LEFT))).isTrue();
    assertThat(layerInPicture.take(new Input.Press(2, PANEL_TOP + 1, Button.RIGHT))).isTrue();
    assertThat(calls).containsExactly("press 5 3", "press 0 0");
  }

  @Test
  void clicksOnAndOutsideAPanelInThePictureMoveTheKeyboardFocus() {
    layerInPicture.open();
    assertThat(layerInPicture.take(new Input.Press(100, PANEL_TOP - 1, Button.LEFT))).isFalse();
    assertThat(layerInPicture.take(new Input.Release(100, PANEL_TOP + 1, Button.LEFT))).isFalse();
    assertThat(layerInPicture.receivesAllKeys()).isFalse();
    assertThat(layerInPicture.isShown()).isTrue();
    layerInPicture.take(new Input.Press(100, PANEL_TOP + 1, Button.LEFT));
    assertThat(layerInPicture.receivesAllKeys()).isTrue();
  }

  @Test
  void theWheelScrollsAPanelInThePictureOnlyIfItHasTheKeyboard() {
    layerInPicture.open();
    assertThat(layerInPicture.handleWheel(-2)).isTrue();
    assertThat(calls).containsExactly("scroll -6");

    layerInPicture.take(new Input.Press(100, PANEL_TOP - 1, Button.LEFT));
    assertThat(layerInPicture.handleWheel(-2)).isFalse();
    assertThat(calls).hasSize(1);
  }

  @Test
  void fractionsOfAWheelNotchOverADockedPanelAreSummed() {
    FakePanel dockedPanel = new FakePanel();
    PanelLayer layer = createLayer(() -> dockedPanel);
    layer.open();
    for (int i = 0; i < 8; i++) {
      dockedPanel.events.add(new PanelEvent.Wheel(0.125));
    }
    layer.round();
    assertThat(calls).filteredOn(line -> !line.equals("scroll 0")).hasSize(3);
    assertThat(calls).filteredOn("scroll 1"::equals).hasSize(3);
  }

  @Test
  void aLostPanelIsReopenedAndKeepsTheKeyboard() {
    FakePanel firstPanel = new FakePanel();
    FakePanel secondPanel = new FakePanel();
    Queue<TextPanel> panels = new ArrayDeque<>(List.of(firstPanel, secondPanel));
    PanelLayer layer = createLayer(panels::remove);
    layer.open();
    firstPanel.events.add(new PanelEvent.Lost());
    layer.round();
    assertThat(layer.receivesAllKeys()).isTrue();
    assertThat(secondPanel.page.lines()).containsExactly(PanelLine.plain("page"));
    assertThat(secondPanel.typing).isTrue();
  }

  /** Records the calls that it receives. */
  private final class RecordingContent implements PanelContent {

    @Override
    public PanelPage page(int columns, int rows) {
      return PanelPage.of(List.of(PanelLine.plain("page")));
    }

    @Override
    public boolean handle(Input.Key key) {
      return false;
    }

    @Override
    public void press(int column, int row) {
      calls.add("press " + column + " " + row);
    }

    @Override
    public void scroll(int lines) {
      calls.add("scroll " + lines);
    }
  }

  /** A panel outside the picture. Its events are given by the test. */
  private static final class FakePanel implements TextPanel {

    private final Queue<PanelEvent> events = new ArrayDeque<>();
    private PanelPage page = PanelPage.of(List.of());
    private boolean typing;

    @Override
    public int columns() {
      return 80;
    }

    @Override
    public int rows() {
      return 30;
    }

    @Override
    public void show(PanelPage newPage) {
      page = newPage;
    }

    @Override
    public void poll(Consumer<? super PanelEvent> consumer) {
      while (!events.isEmpty()) {
        consumer.accept(events.remove());
      }
    }

    @Override
    public boolean hasKeyboard() {
      return false;
    }

    @Override
    public void typing(boolean isTyping) {
      typing = isTyping;
    }

    @Override
    public void close() {
      events.clear();
    }
  }
}
