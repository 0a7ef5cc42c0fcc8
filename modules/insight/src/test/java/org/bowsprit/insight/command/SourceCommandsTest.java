package org.bowsprit.insight.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceCommandsTest {

  private static final String CABIN_FILE = "rooms/cabin/room.bow";
  private static final String STATEMENT_LINE = "   38          setState(chest, 2)";

  @TempDir private Path folder;

  @Test
  void theSourceOfAStoppedGameIsShown() throws IOException {
    SteppedGame game = new SteppedGame(folder, true);
    game.enter("break cabin.bow:38");
    List<List<String>> pages = game.atStops(() -> game.source().lines(), "next");
    assertThat(pages.get(0)).startsWith(CABIN_FILE).contains(">*" + STATEMENT_LINE);
    assertThat(pages.get(1))
        .contains(" *" + STATEMENT_LINE, ">    39          key becomes not Untouchable");
  }

  @Test
  void aClickOnALineSetsAndRemovesItsBreakpoint() throws IOException {
    SteppedGame game = new SteppedGame(folder, true);
    game.enter("source cabin.bow");
    assertThat(game.source().lines()).contains("  " + STATEMENT_LINE);
    String set = game.source().command("  " + STATEMENT_LINE);
    assertThat(set).isEqualTo("break " + CABIN_FILE + ":38");
    game.enter(set);
    assertThat(game.source().lines()).contains(" *" + STATEMENT_LINE);
    game.enter(game.source().command(" *" + STATEMENT_LINE));
    assertThat(game.stepper().breakpoints()).isEmpty();
  }

  @Test
  void theSourceOfTheRoomIsShownWhileTheGameRuns() throws IOException {
    assertThat(new SteppedGame(folder, true).source().lines()).startsWith(CABIN_FILE);
  }

  @Test
  void theDisassembledScriptIsShownIfThereAreNoSources() throws IOException {
    SteppedGame game = new SteppedGame(folder, false);
    assertThat(game.source().lines())
        .containsExactly("stop shows where the game is; source FILE shows a source");
    game.enter("break cabin.bow:38");
    List<String> orders = new ArrayList<>();
    List<String> page =
        game.atStops(
                () -> {
                  List<String> lines = game.source().lines();
                  orders.add(game.source().command(lines.get(lines.size() - 1)));
                  return lines;
                })
            .get(0);
    assertThat(page).startsWith("chest");
    String marked = page.stream().filter(line -> line.startsWith(">")).findFirst().orElseThrow();
    assertThat(marked).startsWith(">*[").endsWith("setState(chest,2);");
    assertThat(orders.get(0)).matches("break at 101 \\d+");
  }
}
