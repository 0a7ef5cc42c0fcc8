package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;

class PointerTest {

  private final List<Input> done = new ArrayList<>();
  private final Pointer pointer = new Pointer(100, 50, this::take);

  @Test
  void aTiltedStickMovesItAndARestingStickDoesNot() {
    pointer.bend(1, 0);
    jiffies(30);
    assertThat(last()).isEqualTo(new Input.Move(180, 50));
    pointer.bend(0.1, -0.1);
    jiffies(30);
    assertThat(last()).isEqualTo(new Input.Move(180, 50));
  }

  @Test
  void aStickTiltedHalfIsAQuarterAsFast() {
    pointer.bend(0, 0.5);
    jiffies(60);
    assertThat(last()).isEqualTo(new Input.Move(100, 90));
  }

  @Test
  void anArrowMovesOnePixelAtOnceAndFasterWhileHeld() {
    pointer.press(Arrow.LEFT, true);
    assertThat(done).containsExactly(new Input.Move(99, 50));
    pointer.press(Arrow.LEFT, false);
    jiffies(60);
    assertThat(done).hasSize(1);

    pointer.press(Arrow.RIGHT, true);
    jiffies(20);
    int early = ((Input.Move) last()).x() - 99;
    jiffies(20);
    int late = ((Input.Move) last()).x() - 99 - early;
    assertThat(late).isGreaterThan(early);
  }

  @Test
  void aStrokeOfAnArrowKeyMovesItALittleAndWithShiftFarther() {
    assertThat(pointer.stroke(new Input.Key(KeyCodes.UP))).isTrue();
    assertThat(last()).isEqualTo(new Input.Move(100, 46));
    assertThat(pointer.stroke(new Input.Key(KeyCodes.RIGHT, true, false, false))).isTrue();
    assertThat(last()).isEqualTo(new Input.Move(116, 46));
    assertThat(pointer.stroke(new Input.Key('x'))).isFalse();
    assertThat(done).hasSize(2);
  }

  @Test
  void itStaysOnTheScreen() {
    pointer.bend(-1, -1);
    jiffies(300);
    assertThat(last()).isEqualTo(new Input.Move(0, 0));
    pointer.bend(1, 1);
    jiffies(300);
    assertThat(last()).isEqualTo(new Input.Move(319, 199));
  }

  @Test
  void buttonsGoDownAndUpWhereItIs() {
    pointer.press(Button.RIGHT, true);
    pointer.press(Button.RIGHT, false);
    assertThat(done)
        .containsExactly(
            new Input.Press(100, 50, Button.RIGHT), new Input.Release(100, 50, Button.RIGHT));
  }

  @Test
  void itContinuesFromThePositionOfTheMouse() {
    pointer.follow(new Input.Move(7, 8));
    pointer.follow(new Input.Key('x'));
    pointer.press(Arrow.DOWN, true);
    assertThat(last()).isEqualTo(new Input.Move(7, 9));
    pointer.follow(new Input.Press(20, 30, Button.LEFT));
    pointer.follow(new Input.Release(21, 30, Button.LEFT));
    pointer.follow(new Input.Click(22, 30, Button.LEFT));
    pointer.press(Button.LEFT, true);
    assertThat(last()).isEqualTo(new Input.Press(22, 30, Button.LEFT));
  }

  private void take(Input input) {
    pointer.follow(input);
    done.add(input);
  }

  private Input last() {
    return done.get(done.size() - 1);
  }

  private void jiffies(int count) {
    for (int i = 0; i < count; i++) {
      pointer.jiffy();
    }
  }
}
