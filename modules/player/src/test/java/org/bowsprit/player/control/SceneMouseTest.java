package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.junit.jupiter.api.Test;

/** Tests skipping cutscenes and lines of speech with the mouse. */
class SceneMouseTest {

  private boolean isNonInteractiveSpeech;
  private final SceneMouse sceneMouse = new SceneMouse(() -> isNonInteractiveSpeech);

  @Test
  void clicksArePassedToTheGameWhileItShowsAPointer() {
    assertThat(sceneMouse.handle(press(Button.LEFT))).isEmpty();
    assertThat(sceneMouse.handle(release(Button.LEFT))).isEmpty();
    assertThat(sceneMouse.handle(press(Button.RIGHT))).isEmpty();
  }

  @Test
  void pressingTheSecondButtonLaterDoesNotSkipTheScene() {
    sceneMouse.handle(press(Button.LEFT));
    for (int i = 0; i < 30; i++) {
      sceneMouse.jiffy();
    }
    assertThat(sceneMouse.handle(press(Button.RIGHT))).isEmpty();
  }

  @Test
  void theLeftButtonSkipsALineDuringNonInteractiveSpeech() {
    isNonInteractiveSpeech = true;
    assertThat(sceneMouse.handle(press(Button.LEFT))).contains(HostAction.SKIP_LINE);
    assertThat(sceneMouse.handle(release(Button.LEFT))).isEmpty();
    assertThat(sceneMouse.handle(new Input.Click(1, 1, Button.LEFT)))
        .contains(HostAction.SKIP_LINE);
    assertThat(sceneMouse.handle(press(Button.RIGHT)))
        .as("the action of the right button, which opens the menu when it is held")
        .isEmpty();
  }

  @Test
  void pressingBothButtonsTogetherSkipsAScene() {
    assertThat(sceneMouse.handle(press(Button.RIGHT))).isEmpty();
    assertThat(sceneMouse.handle(press(Button.LEFT))).contains(HostAction.SKIP_SCENE);
    sceneMouse.handle(release(Button.RIGHT));
    sceneMouse.handle(release(Button.LEFT));
    assertThat(sceneMouse.handle(press(Button.LEFT))).isEmpty();
  }

  private static Input press(Button button) {
    return new Input.Press(1, 1, button);
  }

  private static Input release(Button button) {
    return new Input.Release(1, 1, button);
  }
}
