package org.bowsprit.insight.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the page that shows the source at which the game is stopped. */
class SourceCommandsTest {

  private static final String CABIN_FILE = "rooms/cabin/room.bow";
  private static final String STATEMENT_LINE = "   38          setState(chest, 2)";

  @TempDir private Path folder;

  @Test
  void theSourceOfAStoppedGameIsShown() throws IOException {
    SteppedGame game = new SteppedGame(folder, true);
    game.enter("break cabin.bow:38");
    List<List<String>> pages = game.valuesAtStops(() -> game.source().lines(), "next");
    assertThat(pages.get(0)).startsWith(CABIN_FILE).contains(">*" + STATEMENT_LINE);
    assertThat(pages.get(1))
        .contains(" *" + STATEMENT_LINE, ">    39          key becomes not Untouchable");
  }

  @Test
  void clickingALineSetsOrRemovesItsBreakpoint() throws IOException {
    SteppedGame game = new SteppedGame(folder, true);
    game.enter("source cabin.bow");
    assertThat(game.source().lines()).contains("  " + STATEMENT_LINE);
    String clickCommand = game.source().command("  " + STATEMENT_LINE);
    assertThat(clickCommand).isEqualTo("break " + CABIN_FILE + ":38");
    game.enter(clickCommand);
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
    List<String> clickCommands = new ArrayList<>();
    List<String> page =
        game.valuesAtStops(
                () -> {
                  List<String> lines = game.source().lines();
                  clickCommands.add(game.source().command(lines.get(lines.size() - 1)));
                  return lines;
                })
            .get(0);
    assertThat(page).startsWith("chest");
    String markedLine =
        page.stream().filter(line -> line.startsWith(">")).findFirst().orElseThrow();
    assertThat(markedLine).startsWith(">*[").endsWith("setState(chest,2);");
    assertThat(clickCommands.get(0)).matches("break at 101 \\d+");
  }
}
