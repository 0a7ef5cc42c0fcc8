package org.bowsprit.insight.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands that step forward and back by statements of the sources. */
class StepCommandsTest {

  private static final String CHEST_STATEMENT = "chest cabin.bow:38";

  @TempDir private Path folder;

  private SteppedGame game;

  @BeforeEach
  void buildGame() throws IOException {
    game = new SteppedGame(folder, true);
  }

  @Test
  void nextGoesToTheNextStatementAndOutReturnsToTheCallingScript() {
    game.enter("break cabin.bow:38");
    List<String> positions = game.valuesAtStops(game::position, "next", "next", "out");
    assertThat(positions.subList(0, 3))
        .containsExactly(CHEST_STATEMENT, "chest cabin.bow:39", "chest cabin.bow:40");
    assertThat(positions.get(3)).doesNotContain("chest");
  }

  @Test
  void inGoesIntoTheScriptThatTheStatementStarts() {
    game.enter("break game.bow:129");
    assertThat(game.valuesAtStops(game::position, "in"))
        .containsExactly("sentence game.bow:129", "chest cabin.bow:37");
  }

  @Test
  void backGoesToThePreviousStatement() {
    game.enter("break cabin.bow:40");
    assertThat(
            game.valuesAtStops(
                () -> game.position() + " " + game.state("chest"), "back", "back", "next"))
        .containsExactly(
            "chest cabin.bow:40 2",
            "chest cabin.bow:39 2",
            "chest cabin.bow:38 1",
            "chest cabin.bow:39 2");
  }

  @Test
  void aConditionalBreakpointStopsOnlyIfItsConditionHolds() {
    game.enter("break cabin.bow:38 if here + 1 == 0");
    assertThat(game.enter("break game.bow:129 if thing == chest && other == 0"))
        .anySatisfy(line -> assertThat(line).endsWith(" if thing == chest && other == 0"));
    assertThat(game.valuesAtStops(game::position)).containsExactly("sentence game.bow:129");
    assertThat(game.enter("break game.bow:129 if thing ==").get(0))
        .startsWith("expected a value, found the end of the");
  }

  @Test
  void aFalseConditionDoesNotSuppressOtherBreakpoints() {
    game.enter("break cabin.bow:38 if chest == 0");
    game.enter("break op setState");
    assertThat(game.valuesAtStops(game::position)).containsExactly(CHEST_STATEMENT);
  }

  @Test
  void aFalseConditionDoesNotEndAStep() {
    game.enter("break cabin.bow:38");
    game.enter("break cabin.bow:40 if chest == 0");
    assertThat(game.valuesAtStops(() -> game.stepper().stop().orElseThrow().stepped(), "tick"))
        .containsExactly(false, true);
  }

  @Test
  void backIsRefusedIfThereAreNoSnapshots() {
    assertThat(game.enter("back")).first().asString().startsWith("there is no past");
  }

  @Test
  void aBreakpointCanBeRemovedByItsPosition() {
    game.enter("break cabin.bow:38");
    game.enter("break cabin.bow:40");
    assertThat(game.enter("delete cabin.bow:38"))
        .singleElement()
        .asString()
        .startsWith("1: at chest cabin.bow:40");
  }
}
