package org.bowsprit.insight.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the page with the call stack, and the command that prints who last wrote a variable. */
class StackCommandsTest {

  @TempDir private Path folder;

  private SteppedGame game;

  @BeforeEach
  void buildGame() throws IOException {
    game = new SteppedGame(folder, true);
  }

  @Test
  void theScriptsThatWaitForEachOtherAreListed() {
    game.enter("break cabin.bow:38");
    assertThat(game.valuesAtStops(() -> game.stack().lines()).get(0))
        .startsWith(
            "scripts that wait for each other",
            ">1 chest cabin.bow:38",
            " 2 sentence game.bow:129");
  }

  @Test
  void localVariablesOfAStackFrameAreShownWithTheirNames() {
    game.enter("break cabin.bow:38");
    List<String> lines =
        game.valuesAtStops(
                () -> {
                  game.enter("frame 2");
                  return game.stack().lines();
                })
            .get(0);
    assertThat(lines).contains(">2 sentence game.bow:129", "  thing = 101", "  other = 0");
    assertThat(game.stack().command(" 1 chest cabin.bow:38")).isEqualTo("frame 1");
    assertThat(game.stack().command("  thing = 101")).isEqualTo("who thing");
    assertThat(game.stack().command("locals")).isEmpty();
  }

  @Test
  void theWhoCommandPrintsTheStatementThatWroteAVariable() {
    assertThat(game.enter("who carried1"))
        .containsExactly("carried1 has not been written since the drawer was opened");
    game.stepper().watch();
    game.runScript("inventory");
    assertThat(game.enter("who carried1"))
        .singleElement()
        .asString()
        .startsWith("carried1: 0 became 0, by inventory game.bow:142 in iteration ");
    assertThat(game.enter("who caried1"))
        .containsExactly("there is no variable 'caried1'; did you mean 'carried1'?");
  }
}
