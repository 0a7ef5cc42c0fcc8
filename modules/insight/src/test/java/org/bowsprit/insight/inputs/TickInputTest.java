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

/** Tests the cells that show the input of an iteration, and changes of the text in these cells. */
class TickInputTest {

  private static final Point POINTER = new Point(7, 8);
  private static final TickInput ITERATION_INPUT =
      new TickInput(
          List.of(
              new Input.Move(10, 20),
              new Input.Press(30, 40, Input.Button.LEFT),
              new Input.Release(30, 40, Input.Button.LEFT),
              new Input.Key(KeyCodes.ESCAPE),
              new Input.Key('x', false, false, false)));

  @Test
  void eachKindOfInputHasItsOwnCell() {
    assertThat(Column.values())
        .extracting(ITERATION_INPUT::cell)
        .containsExactly("30 40", "DU", "", "Escape x");
  }

  @Test
  void aButtonIsPressedAtThePointer() {
    TickInput click = TickInput.NONE.withCell(Column.RIGHT, "c", POINTER).orElseThrow();

    assertThat(click.events()).containsExactly(new Input.Click(7, 8, Input.Button.RIGHT));
    assertThat(click.withCell(Column.POINTER, "50,60", POINTER).orElseThrow().events())
        .containsExactly(new Input.Move(50, 60), new Input.Click(50, 60, Input.Button.RIGHT));
  }

  @Test
  void clearingACellKeepsTheOtherCells() {
    TickInput inputWithoutButton = ITERATION_INPUT.withCell(Column.LEFT, "", POINTER).orElseThrow();

    assertThat(Column.values())
        .extracting(inputWithoutButton::cell)
        .containsExactly("10 20", "", "", "Escape x");
    assertThat(inputWithoutButton.withCell(Column.KEYS, "", POINTER).orElseThrow().events())
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
  void theTextOfACellCanBeParsedAgain(Column column, String text) {
    TickInput input = TickInput.NONE.withCell(column, text, POINTER).orElseThrow();

    assertThat(input.cell(column)).isEqualTo(text);
    assertThat(input.withCell(column, input.cell(column), POINTER)).contains(input);
  }

  @ParameterizedTest
  @CsvSource({"POINTER, 320 0", "POINTER, here", "LEFT, X", "KEYS, F77", "KEYS, Esc"})
  void invalidTextIsRefused(Column column, String text) {
    assertThat(ITERATION_INPUT.withCell(column, text, POINTER)).isEmpty();
  }
}
