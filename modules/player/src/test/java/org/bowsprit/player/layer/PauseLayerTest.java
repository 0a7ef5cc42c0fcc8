package org.bowsprit.player.layer;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PauseLayerTest {

  private final PauseLayer pause = new PauseLayer();

  @BeforeEach
  void beginPause() {
    pause.begin();
  }

  @Test
  void aKeyOrButtonEndsThePauseAndIsConsumed() {
    assertThat(pause.take(new Input.Key('x'))).isTrue();
    assertThat(pause.isShown()).isFalse();
    pause.begin();
    assertThat(pause.take(new Input.Press(1, 1, Button.LEFT))).isTrue();
    assertThat(pause.isShown()).isFalse();
    pause.begin();
    assertThat(pause.take(new Input.Click(1, 1, Button.LEFT))).isTrue();
    assertThat(pause.isShown()).isFalse();
  }

  @Test
  void theRightButtonEndsThePauseOnRelease() {
    assertThat(pause.take(new Input.Press(1, 1, Button.RIGHT))).isFalse();
    assertThat(pause.isShown()).isTrue();
    assertThat(pause.take(new Input.Release(1, 1, Button.RIGHT))).isTrue();
    assertThat(pause.isShown()).isFalse();
  }

  @Test
  void movingTheMouseDoesNotEndThePause() {
    assertThat(pause.take(new Input.Move(1, 1))).isFalse();
    assertThat(pause.take(new Input.Release(1, 1, Button.LEFT))).isFalse();
    assertThat(pause.isShown()).isTrue();
  }

  @Test
  void coloursAreHalfAsBrightDuringAPause() {
    Frame frame = new Frame();
    frame.palette()[0] = (byte) 252;
    frame.palette()[767] = 3;
    pause.draw(frame);
    assertThat(frame.palette()[0]).isEqualTo((byte) 126);
    assertThat(frame.palette()[767]).isEqualTo((byte) 1);
  }
}
