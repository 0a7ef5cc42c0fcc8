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

class PanelLayerTest {

  private static final int ROWS = 13;
  private static final int TOP = Frame.HEIGHT - ROWS * 7 - 2;

  private final List<String> calls = new ArrayList<>();
  private final PanelLayer inPicture =
      layer(PanelLayer.inPicture(new Inks(), ROWS, new FakeRenderer()));

  private PanelLayer layer(Supplier<TextPanel> opener) {
    return new PanelLayer(new Content(), opener, () -> false, key -> {});
  }

  @Test
  void aClickOnThePanelInThePictureGoesToThePageAndNotToTheGame() {
    inPicture.open();
    assertThat(inPicture.take(new Input.Press(2 + 4 * 5, TOP + 1 + 7 * 3, Button.LEFT))).isTrue();
    assertThat(inPicture.take(new Input.Release(2 + 4 * 5, 20, Button.LEFT))).isTrue();
    assertThat(inPicture.take(new Input.Click(2, TOP + 1, Button.LEFT))).isTrue();
    assertThat(inPicture.take(new Input.Press(2, TOP + 1, Button.RIGHT))).isTrue();
    assertThat(calls).containsExactly("press 5 3", "press 0 0");
  }

  @Test
  void aClickOutsideOrOnAPanelInThePictureDecidesWhoHasTheKeyboard() {
    inPicture.open();
    assertThat(inPicture.take(new Input.Press(100, TOP - 1, Button.LEFT))).isFalse();
    assertThat(inPicture.take(new Input.Release(100, TOP + 1, Button.LEFT))).isFalse();
    assertThat(inPicture.receivesAllKeys()).isFalse();
    assertThat(inPicture.isShown()).isTrue();
    inPicture.take(new Input.Press(100, TOP + 1, Button.LEFT));
    assertThat(inPicture.receivesAllKeys()).isTrue();
  }

  @Test
  void theWheelScrollsAPanelInThePictureOnlyIfItHasTheKeyboard() {
    inPicture.open();
    assertThat(inPicture.handleWheel(-2)).isTrue();
    assertThat(calls).containsExactly("scroll -6");

    inPicture.take(new Input.Press(100, TOP - 1, Button.LEFT));
    assertThat(inPicture.handleWheel(-2)).isFalse();
    assertThat(calls).hasSize(1);
  }

  @Test
  void fractionsOfAWheelNotchOverADockedPanelAreSummed() {
    FakePanel docked = new FakePanel();
    PanelLayer layer = layer(() -> docked);
    layer.open();
    for (int i = 0; i < 8; i++) {
      docked.events.add(new PanelEvent.Wheel(0.125));
    }
    layer.round();
    assertThat(calls).filteredOn(line -> !line.equals("scroll 0")).hasSize(3);
    assertThat(calls).filteredOn("scroll 1"::equals).hasSize(3);
  }

  @Test
  void aLostPanelIsReopenedAndKeepsTheKeyboard() {
    FakePanel first = new FakePanel();
    FakePanel second = new FakePanel();
    Queue<TextPanel> panels = new ArrayDeque<>(List.of(first, second));
    PanelLayer layer = layer(panels::remove);
    layer.open();
    first.events.add(new PanelEvent.Lost());
    layer.round();
    assertThat(layer.receivesAllKeys()).isTrue();
    assertThat(second.page.lines()).containsExactly(PanelLine.plain("page"));
    assertThat(second.typing).isTrue();
  }

  /** Records the calls that it receives. */
  private final class Content implements PanelContent {

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

  /** A panel beside the picture. */
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
    public void show(PanelPage shown) {
      page = shown;
    }

    @Override
    public void poll(Consumer<? super PanelEvent> sink) {
      while (!events.isEmpty()) {
        sink.accept(events.remove());
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
