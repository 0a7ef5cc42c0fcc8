package org.bowsprit.player.layer;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.player.ink.GameFontChooser;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/** Tests the sign at the upper edge of the screen, which shows a text and can be clicked. */
class SignLayerTest {

  private final TestGame game = new TestGame();
  private final Lettering lettering =
      new Lettering(new GameFontChooser(game.session().world()).font(), 1);
  private String text = "";
  private int clickCount;
  private final SignLayer sign = new SignLayer(() -> text, () -> lettering, () -> ++clickCount > 0);

  @Test
  void theSignIsShownWhileItHasAText() {
    assertThat(sign.isShown()).isFalse();
    text = "Fast.";
    assertThat(sign.isShown()).isTrue();
  }

  @Test
  void theSignIsInTheMiddleOfTheUpperEdge() {
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

  @Test
  void aClickOutsideTheSignIsPassedToTheGame() {
    text = "Fast.";
    sign.draw(new Frame());
    assertThat(sign.take(new Input.Press(160, 3, Input.Button.LEFT))).isTrue();
    assertThat(sign.take(new Input.Click(160, 3, Input.Button.LEFT))).isTrue();
    assertThat(clickCount).isEqualTo(2);
    assertThat(sign.take(new Input.Press(160, 40, Input.Button.LEFT))).isFalse();
    assertThat(sign.take(new Input.Press(10, 3, Input.Button.LEFT))).isFalse();
    assertThat(sign.take(new Input.Press(160, 3, Input.Button.RIGHT))).isFalse();
    assertThat(clickCount).isEqualTo(2);
  }
}
