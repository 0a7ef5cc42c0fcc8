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

class DrawerTest {

  private static final int COLUMNS = 60;
  private static final int ROWS = 24;

  private final List<String> entered = new ArrayList<>();
  private int markedNumber = 80;
  private Drawer drawer;

  @BeforeEach
  void createDrawer() {
    Command tick =
        Command.of(
            "tick",
            arguments -> {
              entered.add("tick");
              return List.of();
            });
    Prompt prompt = new Prompt(new GameConsole(List.of(tick), Texts.english()));
    drawer =
        new Drawer(
            prompt,
            List.of(
                new DrawerPage("variables", this::numbers, line -> "var " + line.strip() + " "),
                new DrawerPage("source", this::numbers, line -> "tick")
                    .withButtons("tick", "nothing")),
            Texts.english());
  }

  private List<String> numbers() {
    List<String> lines = new ArrayList<>(List.of("numbers"));
    IntStream.range(0, 100).forEach(i -> lines.add((i == markedNumber ? ">" : " ") + i));
    return lines;
  }

  private List<String> shown() {
    return drawer.page(COLUMNS, ROWS).lines().stream().map(PanelLine::text).toList();
  }

  private static Input.Key shift(int code) {
    return new Input.Key(code, true, false, false);
  }

  @Test
  void aMarkedLineIsScrolledIntoView() {
    drawer.select("source");
    assertThat(shown()).contains(">80").doesNotContain(" 40");
    markedNumber = 20;
    assertThat(shown()).contains(">20").doesNotContain(" 80");
  }

  @Test
  void theCurrentPageDoesNotScrollIfTheMarkedLineIsVisible() {
    drawer.select("source");
    int before = shown().indexOf(">80");
    markedNumber = 81;
    drawer.select("source");
    assertThat(shown().indexOf(">81")).isEqualTo(before + 1);
  }

  @Test
  void theUserCanScrollAwayFromAMarkedLine() {
    drawer.select("source");
    shown();
    drawer.scroll(60);
    assertThat(shown()).contains(" 15").doesNotContain(">80");
  }

  @Test
  void shiftAndArrowsTurnThePages() {
    drawer.handle(shift(KeyCodes.RIGHT));
    assertThat(shown().get(0)).isEqualTo("F1 console [2 variables] 3 source");
    drawer.handle(shift(KeyCodes.LEFT));
    drawer.handle(shift(KeyCodes.LEFT));
    assertThat(shown().get(0)).isEqualTo("F1 console 2 variables [3 source]");
  }

  @Test
  void aClickOnALineWritesItsCommandIntoThePrompt() {
    markedNumber = -1;
    drawer.select("variables");
    shown();
    drawer.press(1, 4);
    assertThat(shown()).last().isEqualTo("> var 2 ");
    assertThat(entered).isEmpty();
  }

  @Test
  void clicksOnButtonsAndLinesRunTheirCommands() {
    drawer.select("source");
    assertThat(shown().get(2)).isEqualTo("[tick] [nothing]");
    drawer.press(2, 2);
    drawer.press(2, 6);
    assertThat(entered).containsExactly("tick", "tick");
    assertThat(shown()).contains("> tick");
  }

  @Test
  void aPageIsCutOffInATooSmallPanel() {
    drawer.select("source");
    assertThat(drawer.page(8, 1).lines()).isNotEmpty();
  }

  @Test
  void aTooLongLineIsWrappedBetweenWords() {
    Drawer narrow =
        new Drawer(
            new Prompt(new GameConsole(List.of(), Texts.english())),
            List.of(DrawerPage.of("source", () -> List.of("words", "one two three four five"))),
            Texts.english());
    narrow.select(1);
    assertThat(narrow.page(14, ROWS).lines())
        .extracting(PanelLine::text)
        .contains("one two three", "   four five");
  }
}
