package org.bowsprit.insight.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.debug.Stop;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands that evaluate and watch expressions. */
class WatchCommandsTest {

  @TempDir private Path folder;

  private SteppedGame game;

  @BeforeEach
  void buildGame() throws IOException {
    game = new SteppedGame(folder, true);
  }

  @Test
  void anExpressionIsEvaluatedInTheSelectedFrame() {
    game.enter("break cabin.bow:38");
    List<List<String>> values =
        game.valuesAtStops(
            () -> {
              game.enter("frame 2");
              return game.enter("eval thing == chest && other + 2 == 2");
            });
    assertThat(values).containsExactly(List.of("thing == chest && other + 2 == 2 = 1"));
  }

  @Test
  void watchedExpressionsAreShownUntilTheyAreRemoved() {
    assertThat(game.watches().lines()).isEmpty();
    game.enter("watch carried1 + 1");
    game.enter("watch thing");
    assertThat(game.watches().lines())
        .containsExactly(
            "watched", "1: carried1 + 1 = 1", "2: thing: there is no variable 'thing'");
    assertThat(game.watches().command("2: thing: nothing")).isEqualTo("unwatch 2");
    assertThat(game.enter("unwatch 2")).containsExactly("1: carried1 + 1 = 1");
    game.enter("unwatch");
    assertThat(game.watches().lines()).isEmpty();
  }

  @Test
  void showingAVariableDoesNotTriggerAReadBreakpoint() {
    List<Stop> stops = new ArrayList<>();
    game.stepper().onStop(stops::add);
    game.enter("break read carried1");
    game.enter("watch carried1");
    game.watches().lines();
    assertThat(game.enter("var carried1")).isNotEmpty();
    assertThat(game.enter("eval carried1")).containsExactly("carried1 = 0");
    assertThat(stops).isEmpty();
  }

  @Test
  void anInvalidExpressionIsReported() {
    assertThat(game.enter("eval 1 +").get(0)).startsWith("expected a value, found ");
    assertThat(game.enter("eval 1 / 0")).containsExactly("'0' is 0, in '1 / 0'");
  }
}
