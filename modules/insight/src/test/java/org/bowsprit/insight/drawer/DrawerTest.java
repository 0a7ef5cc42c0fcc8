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
  private int marked = 80;
  private Drawer drawer;

  @BeforeEach
  void openIt() {
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
                new DrawerPage("source", this::numbers, line -> "tick").running("tick", "nothing")),
            Texts.english());
  }

  private List<String> numbers() {
    List<String> lines = new ArrayList<>(List.of("numbers"));
    IntStream.range(0, 100).forEach(i -> lines.add((i == marked ? ">" : " ") + i));
    return lines;
  }

  private List<String> shown() {
    return drawer.page(COLUMNS, ROWS).lines().stream().map(PanelLine::text).toList();
  }

  private static Input.Key shift(int code) {
    return new Input.Key(code, true, false, false);
  }

  @Test
  void aLineThatIsMarkedComesIntoView() {
    drawer.turnTo("source");
    assertThat(shown()).contains(">80").doesNotContain(" 40");
    marked = 20;
    assertThat(shown()).contains(">20").doesNotContain(" 80");
  }

  @Test
  void aPageThatIsAlreadyShownDoesNotScrollIfTheMarkIsInView() {
    drawer.turnTo("source");
    int before = shown().indexOf(">80");
    marked = 81;
    drawer.turnTo("source");
    assertThat(shown().indexOf(">81")).isEqualTo(before + 1);
  }

  @Test
  void scrollingAwayFromAMarkedLineIsKept() {
    drawer.turnTo("source");
    shown();
    drawer.scroll(60);
    assertThat(shown()).contains(" 15").doesNotContain(">80");
  }

  @Test
  void shiftAndArrowsTurnThePages() {
    drawer.take(shift(KeyCodes.RIGHT));
    assertThat(shown().get(0)).isEqualTo("F1 console [2 variables] 3 source");
    drawer.take(shift(KeyCodes.LEFT));
    drawer.take(shift(KeyCodes.LEFT));
    assertThat(shown().get(0)).isEqualTo("F1 console 2 variables [3 source]");
  }

  @Test
  void aClickOnALineWritesItsCommand() {
    marked = -1;
    drawer.turnTo("variables");
    shown();
    drawer.press(1, 4);
    assertThat(shown()).last().isEqualTo("> var 2 ");
    assertThat(entered).isEmpty();
  }

  @Test
  void buttonsAndLinesOfAPageThatRunsThemRunTheirCommands() {
    drawer.turnTo("source");
    assertThat(shown().get(2)).isEqualTo("[tick] [nothing]");
    drawer.press(2, 2);
    drawer.press(2, 6);
    assertThat(entered).containsExactly("tick", "tick");
    assertThat(shown()).contains("> tick");
  }

  @Test
  void aPanelThatHasBecomeTooSmallIsCutOff() {
    drawer.turnTo("source");
    assertThat(drawer.page(8, 1).lines()).isNotEmpty();
  }

  @Test
  void aTooLongLineIsWrappedAtAWord() {
    Drawer narrow =
        new Drawer(
            new Prompt(new GameConsole(List.of(), Texts.english())),
            List.of(DrawerPage.of("source", () -> List.of("words", "one two three four five"))),
            Texts.english());
    narrow.turnTo(1);
    assertThat(narrow.page(14, ROWS).lines())
        .extracting(PanelLine::text)
        .contains("one two three", "   four five");
  }
}
