package org.bowsprit.player.layer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/** Tests the layers that are drawn over a game and receive its input first. */
class LayersTest {

  private static final Input KEY = new Input.Key('x');

  /** A layer that appends its number as a digit to the first pixel, and records its input. */
  private static final class TestLayer implements Layer {
    private final int number;
    private final boolean isConsuming;
    private final List<Input> receivedInput = new ArrayList<>();
    private boolean isShown = true;

    private TestLayer(int number, boolean isConsuming) {
      this.number = number;
      this.isConsuming = isConsuming;
    }

    @Override
    public boolean isShown() {
      return isShown;
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
  private final TestLayer lowerLayer = layers.add(new TestLayer(1, false));
  private final TestLayer upperLayer = layers.add(new TestLayer(2, true));
  private final Frame gameFrame = new Frame();

  @Test
  void layersAreDrawnOnACopyBeginningWithTheLowest() {
    gameFrame.setShake(2);
    Frame frameWithLayers = layers.withLayers(gameFrame);

    assertThat(frameWithLayers).isNotSameAs(gameFrame);
    assertThat(frameWithLayers.pixels()[0]).isEqualTo((byte) 12);
    assertThat(frameWithLayers.shake()).isEqualTo(2);
    assertThat(gameFrame.pixels()[0]).isZero();
  }

  @Test
  void aLayerCanBeAddedBetweenTwoLayers() {
    layers.addAbove(lowerLayer, new TestLayer(3, false));
    layers.add(new TestLayer(4, false));

    // The digits are in the order in which the layers are drawn.
    assertThat(layers.withLayers(gameFrame).pixels()[0]).isEqualTo((byte) 1324);
  }

  @Test
  void theGamesFrameIsShownIfNoLayerIsShown() {
    lowerLayer.isShown = false;
    upperLayer.isShown = false;

    assertThat(layers.withLayers(gameFrame)).isSameAs(gameFrame);
    assertThat(layers.handle(KEY)).isFalse();
    assertThat(upperLayer.receivedInput).isEmpty();
  }

  @Test
  void theTopLayerReceivesInputFirstAndMayConsumeIt() {
    assertThat(layers.handle(KEY)).isTrue();
    assertThat(upperLayer.receivedInput).containsExactly(KEY);
    assertThat(lowerLayer.receivedInput).isEmpty();

    upperLayer.isShown = false;
    assertThat(layers.handle(KEY)).isFalse();
    assertThat(lowerLayer.receivedInput).containsExactly(KEY);
  }

  @Test
  void onlyALayerThatIsShownPausesTheGame() {
    assertThat(layers.isGamePaused()).isFalse();
    PauseLayer pause = layers.add(new PauseLayer());
    assertThat(layers.isGamePaused()).isFalse();
    pause.begin();
    assertThat(layers.isGamePaused()).isTrue();
  }
}
