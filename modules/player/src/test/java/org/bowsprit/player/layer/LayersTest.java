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
  private static final class Sheet implements Layer {
    private final int number;
    private final boolean keeps;
    private final List<Input> heard = new ArrayList<>();
    private boolean shown = true;

    private Sheet(int number, boolean keeps) {
      this.number = number;
      this.keeps = keeps;
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
      heard.add(input);
      return keeps;
    }
  }

  private final Layers layers = new Layers();
  private final Sheet lower = layers.add(new Sheet(1, false));
  private final Sheet upper = layers.add(new Sheet(2, true));
  private final Frame game = new Frame();

  @Test
  void layersAreDrawnFromTheLowestOnACopy() {
    game.setShake(2);
    Frame shown = layers.over(game);

    assertThat(shown).isNotSameAs(game);
    assertThat(shown.pixels()[0]).isEqualTo((byte) 12);
    assertThat(shown.shake()).isEqualTo(2);
    assertThat(game.pixels()[0]).isZero();
  }

  @Test
  void aLayerCanBeAddedBetweenTwo() {
    layers.addAbove(lower, new Sheet(3, false));
    layers.add(new Sheet(4, false));

    // 1324, as a byte
    assertThat(layers.over(game).pixels()[0]).isEqualTo((byte) 1324);
  }

  @Test
  void withoutAShownLayerTheGamesOwnFrameIsShown() {
    lower.shown = false;
    upper.shown = false;

    assertThat(layers.over(game)).isSameAs(game);
    assertThat(layers.take(KEY)).isFalse();
    assertThat(upper.heard).isEmpty();
  }

  @Test
  void theTopLayerReceivesInputFirstAndMayConsumeIt() {
    assertThat(layers.take(KEY)).isTrue();
    assertThat(upper.heard).containsExactly(KEY);
    assertThat(lower.heard).isEmpty();

    upper.shown = false;
    assertThat(layers.take(KEY)).isFalse();
    assertThat(lower.heard).containsExactly(KEY);
  }

  @Test
  void onlyAShownLayerHoldsTheGame() {
    assertThat(layers.holdGame()).isFalse();
    PauseLayer pause = layers.add(new PauseLayer());
    assertThat(layers.holdGame()).isFalse();
    pause.begin();
    assertThat(layers.holdGame()).isTrue();
  }
}
