package org.bowsprit.insight.drawer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.GameConsole;
import org.bowsprit.insight.console.Prompt;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.panel.PanelLine;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the drawer, a text panel that contains the console and the pages of the tools. */
class DrawerTest {

  private static final int COLUMNS = 60;
  private static final int ROWS = 24;

  private final List<String> executedCommands = new ArrayList<>();
  private int markedNumber = 80;
  private Drawer drawer;

  @BeforeEach
  void createDrawer() {
    Command tick =
        Command.of(
            "tick",
            arguments -> {
              executedCommands.add("tick");
              return List.of();
            });
    Prompt prompt = new Prompt(new GameConsole(List.of(tick), Texts.english()));
    drawer =
        new Drawer(
            prompt,
            List.of(
                new DrawerPage(
                    "variables", this::numberedLines, line -> "var " + line.strip() + " "),
                new DrawerPage("source", this::numberedLines, line -> "tick")
                    .withButtons("tick", "nothing")),
            Texts.english());
  }

  private List<String> numberedLines() {
    List<String> lines = new ArrayList<>(List.of("numbers"));
    IntStream.range(0, 100).forEach(i -> lines.add((i == markedNumber ? ">" : " ") + i));
    return lines;
  }

  private List<String> shownLines() {
    return drawer.page(COLUMNS, ROWS).lines().stream().map(PanelLine::text).toList();
  }

  private static Input.Key keyWithShift(int code) {
    return new Input.Key(code, true, false, false);
  }

  @Test
  void aMarkedLineIsScrolledIntoView() {
    drawer.select("source");
    assertThat(shownLines()).contains(">80").doesNotContain(" 40");
    markedNumber = 20;
    assertThat(shownLines()).contains(">20").doesNotContain(" 80");
  }

  @Test
  void theCurrentPageDoesNotScrollIfTheMarkedLineIsVisible() {
    drawer.select("source");
    int rowBefore = shownLines().indexOf(">80");
    markedNumber = 81;
    drawer.select("source");
    assertThat(shownLines().indexOf(">81")).isEqualTo(rowBefore + 1);
  }

  @Test
  void theUserCanScrollAwayFromAMarkedLine() {
    drawer.select("source");
    shownLines();
    drawer.scroll(60);
    assertThat(shownLines()).contains(" 15").doesNotContain(">80");
  }

  @Test
  void shiftWithAnArrowKeyChangesThePage() {
    drawer.handle(keyWithShift(KeyCodes.RIGHT));
    assertThat(shownLines().get(0)).isEqualTo("F1 console [2 variables] 3 source");
    drawer.handle(keyWithShift(KeyCodes.LEFT));
    drawer.handle(keyWithShift(KeyCodes.LEFT));
    assertThat(shownLines().get(0)).isEqualTo("F1 console 2 variables [3 source]");
  }

  @Test
  void clickingALineWritesItsCommandIntoThePrompt() {
    markedNumber = -1;
    drawer.select("variables");
    shownLines();
    drawer.press(1, 4);
    assertThat(shownLines()).last().isEqualTo("> var 2 ");
    assertThat(executedCommands).isEmpty();
  }

  @Test
  void clickingAButtonOrALineRunsItsCommand() {
    drawer.select("source");
    assertThat(shownLines().get(2)).isEqualTo("[tick] [nothing]");
    drawer.press(2, 2);
    drawer.press(2, 6);
    assertThat(executedCommands).containsExactly("tick", "tick");
    assertThat(shownLines()).contains("> tick");
  }

  @Test
  void aPageIsCutOffIfThePanelIsTooSmall() {
    drawer.select("source");
    assertThat(drawer.page(8, 1).lines()).isNotEmpty();
  }

  @Test
  void aLongLineIsWrappedBetweenWords() {
    Drawer narrowDrawer =
        new Drawer(
            new Prompt(new GameConsole(List.of(), Texts.english())),
            List.of(DrawerPage.of("source", () -> List.of("words", "one two three four five"))),
            Texts.english());
    narrowDrawer.select(1);
    assertThat(narrowDrawer.page(14, ROWS).lines())
        .extracting(PanelLine::text)
        .contains("one two three", "   four five");
  }
}
