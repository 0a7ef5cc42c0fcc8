package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.junit.jupiter.api.Test;

class SceneMouseTest {

  private boolean isNonInteractiveSpeech;
  private final SceneMouse mouse = new SceneMouse(() -> isNonInteractiveSpeech);

  @Test
  void clicksGoToTheGameWhileItShowsAPointer() {
    assertThat(mouse.handle(press(Button.LEFT))).isEmpty();
    assertThat(mouse.handle(release(Button.LEFT))).isEmpty();
    assertThat(mouse.handle(press(Button.RIGHT))).isEmpty();
  }

  @Test
  void aButtonPressedLaterDoesNotSkipTheScene() {
    mouse.handle(press(Button.LEFT));
    for (int i = 0; i < 30; i++) {
      mouse.jiffy();
    }
    assertThat(mouse.handle(press(Button.RIGHT))).isEmpty();
  }

  @Test
  void theLeftButtonSkipsALineDuringNonInteractiveSpeech() {
    isNonInteractiveSpeech = true;
    assertThat(mouse.handle(press(Button.LEFT))).contains(HostAction.SKIP_LINE);
    assertThat(mouse.handle(release(Button.LEFT))).isEmpty();
    assertThat(mouse.handle(new Input.Click(1, 1, Button.LEFT))).contains(HostAction.SKIP_LINE);
    assertThat(mouse.handle(press(Button.RIGHT))).as("held, the menu's").isEmpty();
  }

  @Test
  void bothButtonsTogetherSkipAScene() {
    assertThat(mouse.handle(press(Button.RIGHT))).isEmpty();
    assertThat(mouse.handle(press(Button.LEFT))).contains(HostAction.SKIP_SCENE);
    mouse.handle(release(Button.RIGHT));
    mouse.handle(release(Button.LEFT));
    assertThat(mouse.handle(press(Button.LEFT))).isEmpty();
  }

  private static Input press(Button button) {
    return new Input.Press(1, 1, button);
  }

  private static Input release(Button button) {
    return new Input.Release(1, 1, button);
  }
}
