package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.junit.jupiter.api.Test;

class SceneMouseTest {

  private boolean tellsOnly;
  private final SceneMouse mouse = new SceneMouse(() -> tellsOnly);

  @Test
  void aClickIsForTheGameWhileItShowsAPointer() {
    assertThat(mouse.meaning(press(Button.LEFT))).isEmpty();
    assertThat(mouse.meaning(release(Button.LEFT))).isEmpty();
    assertThat(mouse.meaning(press(Button.RIGHT))).isEmpty();
  }

  @Test
  void aHeldButtonDoesNotCombineWithAnother() {
    mouse.meaning(press(Button.LEFT));
    for (int i = 0; i < 30; i++) {
      mouse.jiffy();
    }
    assertThat(mouse.meaning(press(Button.RIGHT))).isEmpty();
  }

  @Test
  void theLeftButtonEndsALineOfTheNarrator() {
    tellsOnly = true;
    assertThat(mouse.meaning(press(Button.LEFT))).contains(HostAction.SKIP_LINE);
    assertThat(mouse.meaning(release(Button.LEFT))).isEmpty();
    assertThat(mouse.meaning(new Input.Click(1, 1, Button.LEFT))).contains(HostAction.SKIP_LINE);
    assertThat(mouse.meaning(press(Button.RIGHT))).as("held, the menu's").isEmpty();
  }

  @Test
  void bothButtonsTogetherSkipAScene() {
    assertThat(mouse.meaning(press(Button.RIGHT))).isEmpty();
    assertThat(mouse.meaning(press(Button.LEFT))).contains(HostAction.SKIP_SCENE);
    mouse.meaning(release(Button.RIGHT));
    mouse.meaning(release(Button.LEFT));
    assertThat(mouse.meaning(press(Button.LEFT))).isEmpty();
  }

  private static Input press(Button button) {
    return new Input.Press(1, 1, button);
  }

  private static Input release(Button button) {
    return new Input.Release(1, 1, button);
  }
}
