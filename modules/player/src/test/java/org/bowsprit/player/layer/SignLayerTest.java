package org.bowsprit.player.layer;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.player.ink.GameLetters;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

class SignLayerTest {

  private final TestGame game = new TestGame();
  private final Lettering letters =
      new Lettering(new GameLetters(game.session().world()).font(), 1);
  private String text = "";
  private final SignLayer sign = new SignLayer(() -> text, () -> letters);

  @Test
  void itIsThereWhileItHasSomethingToSay() {
    assertThat(sign.isShown()).isFalse();
    text = "Fast.";
    assertThat(sign.isShown()).isTrue();
  }

  @Test
  void itStandsInTheMiddleOfTheUpperEdge() {
    text = "Fast.";
    Frame frame = new Frame();
    sign.draw(frame);
    int left = -1;
    int right = -1;
    for (int x = 0; x < Frame.WIDTH; x++) {
      if (frame.pixels()[x] != 0) {
        left = left < 0 ? x : left;
        right = x;
      }
    }
    assertThat(left).isPositive();
    assertThat(left + right).isBetween(Frame.WIDTH - 2, Frame.WIDTH);
  }
}
