package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;

/** Tests the pointer that is moved by a stick, by direction buttons or by arrow keys. */
class PointerTest {

  private final List<Input> inputs = new ArrayList<>();
  private final Pointer pointer = new Pointer(100, 50, this::record);

  @Test
  void aTiltedStickMovesThePointerAndACentredStickDoesNot() {
    pointer.setStick(1, 0);
    runJiffies(30);
    assertThat(lastInput()).isEqualTo(new Input.Move(180, 50));
    pointer.setStick(0.1, -0.1);
    runJiffies(30);
    assertThat(lastInput()).isEqualTo(new Input.Move(180, 50));
  }

  @Test
  void aHalfTiltedStickMovesThePointerAtAQuarterOfTheSpeed() {
    pointer.setStick(0, 0.5);
    runJiffies(60);
    assertThat(lastInput()).isEqualTo(new Input.Move(100, 90));
  }

  @Test
  void aHeldDirectionButtonMovesThePointerFasterAndFaster() {
    pointer.press(ArrowDirection.LEFT, true);
    assertThat(inputs).containsExactly(new Input.Move(99, 50));
    pointer.press(ArrowDirection.LEFT, false);
    runJiffies(60);
    assertThat(inputs).hasSize(1);

    pointer.press(ArrowDirection.RIGHT, true);
    runJiffies(20);
    int firstDistance = ((Input.Move) lastInput()).x() - 99;
    runJiffies(20);
    int secondDistance = ((Input.Move) lastInput()).x() - 99 - firstDistance;
    assertThat(secondDistance).isGreaterThan(firstDistance);
  }

  @Test
  void anArrowKeyMovesThePointerAndShiftIncreasesTheStep() {
    assertThat(pointer.pressArrowKey(new Input.Key(KeyCodes.UP))).isTrue();
    assertThat(lastInput()).isEqualTo(new Input.Move(100, 46));
    assertThat(pointer.pressArrowKey(new Input.Key(KeyCodes.RIGHT, true, false, false))).isTrue();
    assertThat(lastInput()).isEqualTo(new Input.Move(116, 46));
    assertThat(pointer.pressArrowKey(new Input.Key('x'))).isFalse();
    assertThat(inputs).hasSize(2);
  }

  @Test
  void thePointerStaysOnTheScreen() {
    pointer.setStick(-1, -1);
    runJiffies(300);
    assertThat(lastInput()).isEqualTo(new Input.Move(0, 0));
    pointer.setStick(1, 1);
    runJiffies(300);
    assertThat(lastInput()).isEqualTo(new Input.Move(319, 199));
  }

  @Test
  void buttonsArePressedAtThePositionOfThePointer() {
    pointer.press(Button.RIGHT, true);
    pointer.press(Button.RIGHT, false);
    assertThat(inputs)
        .containsExactly(
            new Input.Press(100, 50, Button.RIGHT), new Input.Release(100, 50, Button.RIGHT));
  }

  @Test
  void thePointerContinuesFromThePositionOfTheMouse() {
    pointer.follow(new Input.Move(7, 8));
    pointer.follow(new Input.Key('x'));
    pointer.press(ArrowDirection.DOWN, true);
    assertThat(lastInput()).isEqualTo(new Input.Move(7, 9));
    pointer.follow(new Input.Press(20, 30, Button.LEFT));
    pointer.follow(new Input.Release(21, 30, Button.LEFT));
    pointer.follow(new Input.Click(22, 30, Button.LEFT));
    pointer.press(Button.LEFT, true);
    assertThat(lastInput()).isEqualTo(new Input.Press(22, 30, Button.LEFT));
  }

  private void record(Input input) {
    pointer.follow(input);
    inputs.add(input);
  }

  private Input lastInput() {
    return inputs.get(inputs.size() - 1);
  }

  private void runJiffies(int count) {
    for (int i = 0; i < count; i++) {
      pointer.jiffy();
    }
  }
}
