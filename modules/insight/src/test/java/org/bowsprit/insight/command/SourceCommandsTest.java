package org.bowsprit.insight.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceCommandsTest {

  private static final String CABIN = "rooms/cabin/room.bow";
  private static final String OPENED = "   38          setState(chest, 2)";

  @TempDir private Path folder;

  @Test
  void theSourceOfAStoppedGameIsShown() throws IOException {
    SteppedGame game = new SteppedGame(folder, true);
    game.say("break cabin.bow:38");
    List<List<String>> pages = game.atStops(() -> game.source().lines(), "next");
    assertThat(pages.get(0)).startsWith(CABIN).contains(">*" + OPENED);
    assertThat(pages.get(1))
        .contains(" *" + OPENED, ">    39          key becomes not Untouchable");
  }

  @Test
  void aClickOnALineSetsAndRemovesItsBreakpoint() throws IOException {
    SteppedGame game = new SteppedGame(folder, true);
    game.say("source cabin.bow");
    assertThat(game.source().lines()).contains("  " + OPENED);
    String set = game.source().order("  " + OPENED);
    assertThat(set).isEqualTo("break " + CABIN + ":38");
    game.say(set);
    assertThat(game.source().lines()).contains(" *" + OPENED);
    game.say(game.source().order(" *" + OPENED));
    assertThat(game.stepper().breakpoints()).isEmpty();
  }

  @Test
  void whileTheGameRunsTheSourceOfItsRoomIsShown() throws IOException {
    assertThat(new SteppedGame(folder, true).source().lines()).startsWith(CABIN);
  }

  @Test
  void withoutSourcesTheScriptIsShownAsText() throws IOException {
    SteppedGame game = new SteppedGame(folder, false);
    assertThat(game.source().lines())
        .containsExactly("stop shows where the game is; source FILE shows a source");
    game.say("break cabin.bow:38");
    List<String> orders = new ArrayList<>();
    List<String> page =
        game.atStops(
                () -> {
                  List<String> lines = game.source().lines();
                  orders.add(game.source().order(lines.get(lines.size() - 1)));
                  return lines;
                })
            .get(0);
    assertThat(page).startsWith("chest");
    String marked = page.stream().filter(line -> line.startsWith(">")).findFirst().orElseThrow();
    assertThat(marked).startsWith(">*[").endsWith("setState(chest,2);");
    assertThat(orders.get(0)).matches("break at 101 \\d+");
  }
}
