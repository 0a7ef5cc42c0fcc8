package org.bowsprit.player.layer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

class LayersTest {

  private static final Input KEY = new Input.Key('x');

  /** A layer that adds its number to the first pixel and records its events. */
  private static final class TestLayer implements Layer {
    private final int number;
    private final boolean isConsuming;
    private final List<Input> receivedInput = new ArrayList<>();
    private boolean shown = true;

    private TestLayer(int number, boolean isConsuming) {
      this.number = number;
      this.isConsuming = isConsuming;
    }

    @Override
    public boolean isShown() {
      return shown;
    }

    @Override
    public void draw(Frame frame) {
      frame.pixels()[0] = (byte) (10 * frame.pixels()[0] + number);
    }

    @Override
    public boolean take(Input input) {
      receivedInput.add(input);
      return isConsuming;
    }
  }

  private final Layers layers = new Layers();
  private final TestLayer lower = layers.add(new TestLayer(1, false));
  private final TestLayer upper = layers.add(new TestLayer(2, true));
  private final Frame game = new Frame();

  @Test
  void layersAreDrawnFromTheLowestOnACopy() {
    game.setShake(2);
    Frame shown = layers.withLayers(game);

    assertThat(shown).isNotSameAs(game);
    assertThat(shown.pixels()[0]).isEqualTo((byte) 12);
    assertThat(shown.shake()).isEqualTo(2);
    assertThat(game.pixels()[0]).isZero();
  }

  @Test
  void aLayerCanBeAddedBetweenTwo() {
    layers.addAbove(lower, new TestLayer(3, false));
    layers.add(new TestLayer(4, false));

    // 1324, as a byte
    assertThat(layers.withLayers(game).pixels()[0]).isEqualTo((byte) 1324);
  }

  @Test
  void theGamesFrameIsShownIfNoLayerIsShown() {
    lower.shown = false;
    upper.shown = false;

    assertThat(layers.withLayers(game)).isSameAs(game);
    assertThat(layers.handle(KEY)).isFalse();
    assertThat(upper.receivedInput).isEmpty();
  }

  @Test
  void theTopLayerReceivesInputFirstAndMayConsumeIt() {
    assertThat(layers.handle(KEY)).isTrue();
    assertThat(upper.receivedInput).containsExactly(KEY);
    assertThat(lower.receivedInput).isEmpty();

    upper.shown = false;
    assertThat(layers.handle(KEY)).isFalse();
    assertThat(lower.receivedInput).containsExactly(KEY);
  }

  @Test
  void onlyAShownLayerPausesTheGame() {
    assertThat(layers.isGameHeld()).isFalse();
    PauseLayer pause = layers.add(new PauseLayer());
    assertThat(layers.isGameHeld()).isFalse();
    pause.begin();
    assertThat(layers.isGameHeld()).isTrue();
  }
}
