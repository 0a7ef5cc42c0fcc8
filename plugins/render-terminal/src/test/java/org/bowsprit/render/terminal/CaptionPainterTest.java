package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.render.Caption;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests how a terminal shows the texts of the picture and reports mouse events on these texts. */
class CaptionPainterTest {

  private final TerminalModel terminal = new TerminalModel(160, 60);
  private final Frame frame = new Frame();
  private final List<RenderEvent> events = new ArrayList<>();

  @BeforeEach
  void setBackground() {
    setColour(0, 0x20, 0x20, 0x40);
  }

  @Test
  void captionsAreWrittenInTerminalCharacters() {
    TerminalRenderer renderer = open();
    assertThat(renderer.readsCaptions()).isTrue();
    setColour(1, 255, 255, 0);
    frame.addCaption(new Caption(100, 40, 160, 50, "Öffne", 1, true));
    frame.addCaption(new Caption(6, 160, 40, 170, "Gib", 1, false));
    renderer.present(frame);
    int middle = renderer.viewport().areaX(130);
    assertThat(terminal.row(terminal.row("Öffne"))).contains("  Öffne  ");
    assertThat(terminal.foreground(middle, terminal.row("Öffne"))).isEqualTo(0xFFFF00);
    assertThat(terminal.background(middle, terminal.row("Öffne"))).isEqualTo(0x202040);
    assertThat(columnOf("Gib")).isEqualTo(renderer.viewport().areaX(6));
  }

  @Test
  void thePlateOfATextIsAsWideAsTheTextInTheTerminal() {
    TerminalRenderer renderer = open();
    setColour(1, 255, 255, 255);
    setColour(2, 0x10, 0x10, 0x20);
    for (int y = 40; y < 50; y++) {
      Arrays.fill(frame.pixels(), y * Frame.WIDTH + 100, y * Frame.WIDTH + 180, (byte) 2);
    }
    frame.addCaption(new Caption(101, 41, 179, 49, "barrel", 1, true));

    renderer.present(frame);

    int row = terminal.row("barrel");
    int firstColumn = columnOf("barrel");
    assertThat(terminal.background(firstColumn, row)).isEqualTo(0x101020);
    assertThat(terminal.background(firstColumn - 1, row)).as("the margin").isEqualTo(0x101020);
    assertThat(terminal.background(firstColumn - 2, row))
        .as("left of the margin")
        .isEqualTo(0x202040);
    assertThat(terminal.background(firstColumn + 7, row))
        .as("right of the margin")
        .isEqualTo(0x202040);
  }

  @Test
  void pressingALetterIsReportedInItsLineAtEveryTerminalSize() {
    for (int rows = 20; rows <= 60; rows++) {
      terminal.resize(80, rows);
      TerminalRenderer renderer = open();
      for (int top = 137; top < 190; top += 13) {
        frame.clearCaptions();
        frame.addCaption(new Caption(22, top, 62, top + 8, "Give", 1, false));
        renderer.present(frame);
        for (int letter = 0; letter < 4; letter++) {
          events.clear();
          pressAt(columnOf("Give") + letter, terminal.row("Give"));
          renderer.poll(events::add);
          assertThat(events).singleElement().isInstanceOf(Input.Press.class);
          Input.Press press = (Input.Press) events.get(0);
          assertThat(press.x())
              .as("x of a press on letter %s (%s rows)", letter, rows)
              .isBetween(22, 61);
          assertThat(press.y())
              .as("y of a press on line %s (%s rows)", top, rows)
              .isBetween(top, top + 7);
        }
      }
    }
  }

  @Test
  void pressingAMovedLineIsReportedAtItsPositionInTheGame() {
    terminal.resize(80, 24);
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(6, 100, 60, 104, "one", 1, false));
    frame.addCaption(new Caption(6, 104, 60, 108, "two", 1, false));
    renderer.present(frame);
    for (String text : List.of("one", "two")) {
      pressAt(columnOf(text), terminal.row(text));
    }
    renderer.poll(events::add);
    assertThat(events)
        .containsExactly(
            new Input.Press(7, 102, Input.Button.LEFT), new Input.Press(7, 106, Input.Button.LEFT));
  }

  @Test
  void adjacentTextsStayInOneRowOfASmallTerminal() {
    terminal.resize(40, 12);
    frame.addCaption(new Caption(8, 160, 30, 168, "Open", 1, false));
    frame.addCaption(new Caption(110, 160, 130, 168, "Push", 1, false));
    frame.addCaption(new Caption(59, 160, 95, 168, "Pick up", 1, false));
    frame.addCaption(new Caption(168, 160, 230, 168, "wet matches", 1, false));
    open().present(frame);
    assertThat(terminal.row(terminal.row("Open"))).contains("Open Pick up Push wet matches");
  }

  @Test
  void aLineAtTheEdgeIsFullyVisibleInASmallTerminal() {
    terminal.resize(40, 12);
    frame.addCaption(new Caption(2, 20, 110, 28, "Good night. Orla will know what", 1, true));
    frame.addCaption(new Caption(230, 60, 318, 68, "It would be better lit.", 1, true));
    open().present(frame);
    assertThat(terminal.row(terminal.row("Good"))).contains("Good night. Orla will know what");
    assertThat(terminal.row(terminal.row("better"))).contains("It would be better lit.");
  }

  @Test
  void theBarOfTheSelectedLineIsInTheRowOfItsText() {
    setColour(1, 128, 0, 0);
    for (int y = 119; y < 130; y++) {
      for (int x = 10; x < 310; x++) {
        frame.pixels()[y * Frame.WIDTH + x] = 1;
      }
    }
    terminal.resize(80, 24);
    for (int i = 0; i < 5; i++) {
      frame.addCaption(new Caption(22, 120 + 12 * i, 62, 128 + 12 * i, "line " + i, 1, false));
    }
    open().present(frame);
    for (int row = 0; row < 24; row++) {
      int colour = row == terminal.row("line 0") ? 0x800000 : 0x202040;
      assertThat(terminal.background(60, row))
          .as("the background of row %s", row)
          .isEqualTo(colour);
    }
  }

  @Test
  void pressingNextToTheLettersOfAListIsReportedInTheSameLine() {
    terminal.resize(80, 24);
    TerminalRenderer renderer = open();
    for (int i = 0; i < 5; i++) {
      frame.addCaption(new Caption(22, 120 + 12 * i, 62, 128 + 12 * i, "line " + i, 1, false));
    }
    renderer.present(frame);
    for (int i = 0; i < 5; i++) {
      events.clear();
      pressAt(60, terminal.row("line " + i));
      renderer.poll(events::add);
      Input.Press press = (Input.Press) events.get(0);
      assertThat(press.y()).as("y of a press on line %s", i).isBetween(120 + 12 * i, 127 + 12 * i);
    }
  }

  @Test
  void theMarginOfATextDoesNotCoverTheLettersNextToIt() {
    terminal.resize(80, 24);
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(106, 80, 166, 88, "kitchen door", 1, false));
    frame.addCaption(new Caption(64, 79, 100, 87, "oil store", 1, false));
    renderer.present(frame);
    assertThat(terminal.row(terminal.row("oil store"))).contains("oil storekitchen door");
  }

  @Test
  void drawnLettersAreRemovedFromThePicture() {
    TerminalRenderer renderer = open();
    setColour(1, 255, 0, 0);
    for (int x = 100; x < 220; x += 3) {
      frame.pixels()[45 * Frame.WIDTH + x] = 1;
      frame.pixels()[45 * Frame.WIDTH + x + 1] = 2;
    }
    frame.addCaption(new Caption(100, 40, 220, 50, "I", 1, false));
    renderer.present(frame);
    int row = terminal.row("I");
    int column = renderer.viewport().areaX(180);
    assertThat(terminal.halfColour(column, row, true)).isEqualTo(0xFF202040);
    assertThat(terminal.halfColour(column, row, false)).isEqualTo(0xFF202040);
  }

  @Test
  void textOutsideThePictureIsNotShown() {
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(100, 214, 160, 224, "below", 1, true));
    frame.addCaption(new Caption(330, 199, 400, 209, "beside", 1, false));
    frame.addCaption(new Caption(6, 160, 40, 170, "Gib", 1, false));
    renderer.present(frame);
    assertThat(terminal.row("Gib")).isPositive();
    assertThat(terminal.row("below")).isNegative();
    assertThat(terminal.row("beside")).isNegative();
  }

  @Test
  void lettersWithTheColourOfTheirBackgroundAreWhite() {
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(6, 160, 40, 170, "Gib", 9, false));
    renderer.present(frame);
    assertThat(terminal.foreground(renderer.viewport().areaX(6), terminal.row("Gib")))
        .isEqualTo(0xFFFFFF);
  }

  @Test
  void accentsAreRemovedWithoutUtf8() {
    TerminalRenderer renderer = open(Map.of("LANG", "C"));
    frame.addCaption(new Caption(6, 160, 60, 170, "Schließe", 1, false));
    renderer.present(frame);
    assertThat(terminal.row("Schliesse")).isPositive();
  }

  /** The fonts of games contain arrows in place of the tilde and the caret. */
  @Test
  void aCharacterDrawnAsAnArrowIsWrittenAsAnArrow() {
    TerminalRenderer renderer = open();
    drawPattern(40, "   #   ", "  # #  ", " #   # ", "#     #");
    drawPattern(80, "   #   ", "   #   ", "#######", " ##### ", "   #   ");
    drawPattern(120, "       ", " ##   #", "#  ### ");
    for (int left : List.of(40, 80, 120)) {
      frame.addCaption(new Caption(left, 100, left + 8, 110, "~", 1, false));
    }
    renderer.present(frame);
    assertThat(terminal.row(terminal.row("▲")).strip().split(" +")).containsExactly("▲", "▼", "~");
    assertThat(new TerminalTraits(Map.of("LANG", "C"), Map.of()).inTerminalCharacters("▲▼◄►"))
        .isEqualTo("^v<>");
  }

  private void drawPattern(int left, String... rows) {
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        int index = rows[y].charAt(x) == '#' ? 1 : 0;
        frame.pixels()[(102 + y) * Frame.WIDTH + left + x] = (byte) index;
      }
    }
  }

  @Test
  void aLargeTerminalShowsTheLettersOfTheGame() {
    terminal.resize(320, 120);
    assertThat(open().readsCaptions()).isFalse();
  }

  @Test
  void linesThatAreCloserThanTheRowsOfATerminalDoNotOverlap() {
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(6, 100, 60, 104, "one", 1, false));
    frame.addCaption(new Caption(6, 104, 60, 108, "two", 1, false));
    frame.addCaption(new Caption(6, 108, 60, 112, "three", 1, false));
    renderer.present(frame);
    assertThat(terminal.row("one")).isPositive();
    assertThat(terminal.row("two")).isGreaterThan(terminal.row("one"));
    assertThat(terminal.row("three")).isGreaterThan(terminal.row("two"));
  }

  private TerminalRenderer open() {
    return open(Map.of("LANG", "C.UTF-8"));
  }

  private TerminalRenderer open(Map<String, String> localeVariables) {
    Map<String, String> environment = new HashMap<>(localeVariables);
    environment.put("COLORTERM", "truecolor");
    return new TerminalRenderer(
        terminal, DisplaySettings.DEFAULT, new TerminalTraits(environment, Map.of()));
  }

  private int columnOf(String text) {
    return terminal.row(terminal.row(text)).indexOf(text);
  }

  private void pressAt(int column, int row) {
    terminal.type("\033[<0;" + (column + 1) + ";" + (row + 1) + "M");
  }

  private void setColour(int index, int red, int green, int blue) {
    frame.palette()[3 * index] = (byte) red;
    frame.palette()[3 * index + 1] = (byte) green;
    frame.palette()[3 * index + 2] = (byte) blue;
  }
}
