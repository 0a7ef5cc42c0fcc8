package org.bowsprit.insight.inputs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.insight.inputs.TickInput.Column;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the cells of an iteration's input, and writing into them. */
class TickInputTest {

  private static final Point BEFORE = new Point(7, 8);
  private static final TickInput INPUT =
      new TickInput(
          List.of(
              new Input.Move(10, 20),
              new Input.Press(30, 40, Input.Button.LEFT),
              new Input.Release(30, 40, Input.Button.LEFT),
              new Input.Key(KeyCodes.ESCAPE),
              new Input.Key('x', false, false, false)));

  @Test
  void eachKindOfInputHasItsCell() {
    assertThat(Column.values())
        .extracting(INPUT::cell)
        .containsExactly("30 40", "DU", "", "Escape x");
  }

  @Test
  void aButtonIsPressedWhereThePointerIs() {
    TickInput click = TickInput.NONE.with(Column.RIGHT, "c", BEFORE).orElseThrow();

    assertThat(click.events()).containsExactly(new Input.Click(7, 8, Input.Button.RIGHT));
    assertThat(click.with(Column.POINTER, "50,60", BEFORE).orElseThrow().events())
        .containsExactly(new Input.Move(50, 60), new Input.Click(50, 60, Input.Button.RIGHT));
  }

  @Test
  void aCellThatIsClearedLeavesTheOthers() {
    TickInput withoutButton = INPUT.with(Column.LEFT, "", BEFORE).orElseThrow();

    assertThat(Column.values())
        .extracting(withoutButton::cell)
        .containsExactly("10 20", "", "", "Escape x");
    assertThat(withoutButton.with(Column.KEYS, "", BEFORE).orElseThrow().events())
        .containsExactly(new Input.Move(10, 20));
  }

  @ParameterizedTest
  @CsvSource({
    "KEYS, F5 Page-up",
    "KEYS, Space",
    "KEYS, Alt+X",
    "KEYS, -",
    "KEYS, Ctrl+B",
    "POINTER, 319 199",
    "LEFT, DUC",
    "RIGHT, U"
  })
  void theTextOfACellIsAlsoItsInput(Column column, String text) {
    TickInput input = TickInput.NONE.with(column, text, BEFORE).orElseThrow();

    assertThat(input.cell(column)).isEqualTo(text);
    assertThat(input.with(column, input.cell(column), BEFORE)).contains(input);
  }

  @ParameterizedTest
  @CsvSource({"POINTER, 320 0", "POINTER, here", "LEFT, X", "KEYS, F77", "KEYS, Esc"})
  void meaninglessInputIsRefused(Column column, String text) {
    assertThat(INPUT.with(column, text, BEFORE)).isEmpty();
  }
}
