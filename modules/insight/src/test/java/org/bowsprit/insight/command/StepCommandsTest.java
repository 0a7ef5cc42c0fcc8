package org.bowsprit.insight.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests steps by statements of the sources, forward and back. */
class StepCommandsTest {

  private static final String OPENED = "chest cabin.bow:38";

  @TempDir private Path folder;

  private SteppedGame game;

  @BeforeEach
  void build() throws IOException {
    game = new SteppedGame(folder, true);
  }

  @Test
  void nextGoesToTheNextStatementAndOutToTheScriptThatWaits() {
    game.say("break cabin.bow:38");
    List<String> places = game.atStops(game::place, "next", "next", "out");
    assertThat(places.subList(0, 3))
        .containsExactly(OPENED, "chest cabin.bow:39", "chest cabin.bow:40");
    assertThat(places.get(3)).doesNotContain("chest");
  }

  @Test
  void inGoesIntoAScriptThatIsStarted() {
    game.say("break game.bow:129");
    assertThat(game.atStops(game::place, "in"))
        .containsExactly("sentence game.bow:129", "chest cabin.bow:37");
  }

  @Test
  void backGoesToTheStatementBefore() {
    game.say("break cabin.bow:40");
    assertThat(game.atStops(() -> game.place() + " " + game.state("chest"), "back", "back", "next"))
        .containsExactly(
            "chest cabin.bow:40 2",
            "chest cabin.bow:39 2",
            "chest cabin.bow:38 1",
            "chest cabin.bow:39 2");
  }

  @Test
  void aBreakpointWithAConditionStopsWhereItHolds() {
    game.say("break cabin.bow:38 if here + 1 == 0");
    assertThat(game.say("break game.bow:129 if thing == chest && other == 0"))
        .anySatisfy(line -> assertThat(line).endsWith(" if thing == chest && other == 0"));
    assertThat(game.atStops(game::place)).containsExactly("sentence game.bow:129");
    assertThat(game.say("break game.bow:129 if thing ==").get(0))
        .startsWith("expected a value, found the end of the");
  }

  @Test
  void aConditionThatDoesNotHoldHidesNoOtherBreakpoint() {
    game.say("break cabin.bow:38 if chest == 0");
    game.say("break op setState");
    assertThat(game.atStops(game::place)).containsExactly(OPENED);
  }

  @Test
  void aConditionThatDoesNotHoldEndsNoStep() {
    game.say("break cabin.bow:38");
    game.say("break cabin.bow:40 if chest == 0");
    assertThat(game.atStops(() -> game.stepper().stop().orElseThrow().stepped(), "tick"))
        .containsExactly(false, true);
  }

  @Test
  void backIsRefusedWithoutSnapshots() {
    assertThat(game.say("back")).first().asString().startsWith("there is no past");
  }

  @Test
  void aBreakpointIsRemovedByItsPlace() {
    game.say("break cabin.bow:38");
    game.say("break cabin.bow:40");
    assertThat(game.say("delete cabin.bow:38"))
        .singleElement()
        .asString()
        .startsWith("1: at chest cabin.bow:40");
  }
}
