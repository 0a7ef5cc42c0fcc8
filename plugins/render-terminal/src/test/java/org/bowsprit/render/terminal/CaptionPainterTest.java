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

/** Tests the texts in the picture and the pointer on these texts, in a terminal. */
class CaptionPainterTest {

  private final TerminalModel model = new TerminalModel(160, 60);
  private final Frame frame = new Frame();
  private final List<RenderEvent> events = new ArrayList<>();

  @BeforeEach
  void setBackground() {
    colour(0, 0x20, 0x20, 0x40);
  }

  @Test
  void captionsAreWrittenInTerminalCharacters() {
    TerminalRenderer renderer = open();
    assertThat(renderer.readsCaptions()).isTrue();
    colour(1, 255, 255, 0);
    frame.addCaption(new Caption(100, 40, 160, 50, "Öffne", 1, true));
    frame.addCaption(new Caption(6, 160, 40, 170, "Gib", 1, false));
    renderer.present(frame);
    int middle = renderer.viewport().areaX(130);
    assertThat(model.row(model.row("Öffne"))).contains("  Öffne  ");
    assertThat(model.foreground(middle, model.row("Öffne"))).isEqualTo(0xFFFF00);
    assertThat(model.background(middle, model.row("Öffne"))).isEqualTo(0x202040);
    assertThat(column("Gib")).isEqualTo(renderer.viewport().areaX(6));
  }

  @Test
  void aPlateIsAsWideAsTheLettersOfTheTerminal() {
    TerminalRenderer renderer = open();
    colour(1, 255, 255, 255);
    colour(2, 0x10, 0x10, 0x20);
    for (int y = 40; y < 50; y++) {
      Arrays.fill(frame.pixels(), y * Frame.WIDTH + 100, y * Frame.WIDTH + 180, (byte) 2);
    }
    frame.addCaption(new Caption(101, 41, 179, 49, "barrel", 1, true));

    renderer.present(frame);

    int row = model.row("barrel");
    int first = column("barrel");
    assertThat(model.background(first, row)).isEqualTo(0x101020);
    assertThat(model.background(first - 1, row)).as("margin").isEqualTo(0x101020);
    assertThat(model.background(first - 2, row)).as("picture").isEqualTo(0x202040);
    assertThat(model.background(first + 7, row)).as("picture").isEqualTo(0x202040);
  }

  @Test
  void pointingAtLettersFindsTheirLineAtEverySizeOfTheTerminal() {
    for (int rows = 20; rows <= 60; rows++) {
      model.resize(80, rows);
      TerminalRenderer renderer = open();
      for (int top = 137; top < 190; top += 13) {
        frame.clearCaptions();
        frame.addCaption(new Caption(22, top, 62, top + 8, "Give", 1, false));
        renderer.present(frame);
        for (int letter = 0; letter < 4; letter++) {
          events.clear();
          press(column("Give") + letter, model.row("Give"));
          renderer.poll(events::add);
          assertThat(events).singleElement().isInstanceOf(Input.Press.class);
          Input.Press press = (Input.Press) events.get(0);
          assertThat(press.x()).as("letter %s in %s rows", letter, rows).isBetween(22, 61);
          assertThat(press.y()).as("line %s in %s rows", top, rows).isBetween(top, top + 7);
        }
      }
    }
  }

  @Test
  void aMovedLineIsClickedAtItsNewRow() {
    model.resize(80, 24);
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(6, 100, 60, 104, "one", 1, false));
    frame.addCaption(new Caption(6, 104, 60, 108, "two", 1, false));
    renderer.present(frame);
    for (String text : List.of("one", "two")) {
      press(column(text), model.row(text));
    }
    renderer.poll(events::add);
    assertThat(events)
        .containsExactly(
            new Input.Press(7, 102, Input.Button.LEFT), new Input.Press(7, 106, Input.Button.LEFT));
  }

  @Test
  void linesBesideEachOtherStayInOneRowOfASmallTerminal() {
    model.resize(40, 12);
    frame.addCaption(new Caption(8, 160, 30, 168, "Open", 1, false));
    frame.addCaption(new Caption(110, 160, 130, 168, "Push", 1, false));
    frame.addCaption(new Caption(59, 160, 95, 168, "Pick up", 1, false));
    frame.addCaption(new Caption(168, 160, 230, 168, "wet matches", 1, false));
    open().present(frame);
    assertThat(model.row(model.row("Open"))).contains("Open Pick up Push wet matches");
  }

  @Test
  void aLineAtTheEdgeIsFullyVisibleInASmallTerminal() {
    model.resize(40, 12);
    frame.addCaption(new Caption(2, 20, 110, 28, "Good night. Orla will know what", 1, true));
    frame.addCaption(new Caption(230, 60, 318, 68, "It would be better lit.", 1, true));
    open().present(frame);
    assertThat(model.row(model.row("Good"))).contains("Good night. Orla will know what");
    assertThat(model.row(model.row("better"))).contains("It would be better lit.");
  }

  @Test
  void theBarOfASelectedLineIsInTheRowOfItsText() {
    colour(1, 128, 0, 0);
    for (int y = 119; y < 130; y++) {
      for (int x = 10; x < 310; x++) {
        frame.pixels()[y * Frame.WIDTH + x] = 1;
      }
    }
    model.resize(80, 24);
    for (int i = 0; i < 5; i++) {
      frame.addCaption(new Caption(22, 120 + 12 * i, 62, 128 + 12 * i, "line " + i, 1, false));
    }
    open().present(frame);
    for (int row = 0; row < 24; row++) {
      int colour = row == model.row("line 0") ? 0x800000 : 0x202040;
      assertThat(model.background(60, row)).as("row %s", row).isEqualTo(colour);
    }
  }

  @Test
  void pointingBesideTheLettersOfAListFindsItsLines() {
    model.resize(80, 24);
    TerminalRenderer renderer = open();
    for (int i = 0; i < 5; i++) {
      frame.addCaption(new Caption(22, 120 + 12 * i, 62, 128 + 12 * i, "line " + i, 1, false));
    }
    renderer.present(frame);
    for (int i = 0; i < 5; i++) {
      events.clear();
      press(60, model.row("line " + i));
      renderer.poll(events::add);
      Input.Press press = (Input.Press) events.get(0);
      assertThat(press.y()).as("line %s", i).isBetween(120 + 12 * i, 127 + 12 * i);
    }
  }

  @Test
  void theMarginOfALineDoesNotChangeTheLettersBesideIt() {
    model.resize(80, 24);
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(106, 80, 166, 88, "kitchen door", 1, false));
    frame.addCaption(new Caption(64, 79, 100, 87, "oil store", 1, false));
    renderer.present(frame);
    assertThat(model.row(model.row("oil store"))).contains("oil storekitchen door");
  }

  @Test
  void drawnLettersAreRemovedFromThePicture() {
    TerminalRenderer renderer = open();
    colour(1, 255, 0, 0);
    for (int x = 100; x < 220; x += 3) {
      frame.pixels()[45 * Frame.WIDTH + x] = 1;
      frame.pixels()[45 * Frame.WIDTH + x + 1] = 2;
    }
    frame.addCaption(new Caption(100, 40, 220, 50, "I", 1, false));
    renderer.present(frame);
    int row = model.row("I");
    int column = renderer.viewport().areaX(180);
    assertThat(model.half(column, row, true)).isEqualTo(0xFF202040);
    assertThat(model.half(column, row, false)).isEqualTo(0xFF202040);
  }

  @Test
  void textOutsideThePictureIsNotShown() {
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(100, 214, 160, 224, "below", 1, true));
    frame.addCaption(new Caption(330, 199, 400, 209, "beside", 1, false));
    frame.addCaption(new Caption(6, 160, 40, 170, "Gib", 1, false));
    renderer.present(frame);
    assertThat(model.row("Gib")).isPositive();
    assertThat(model.row("below")).isNegative();
    assertThat(model.row("beside")).isNegative();
  }

  @Test
  void lettersWithTheColourOfTheirBackgroundAreWhite() {
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(6, 160, 40, 170, "Gib", 9, false));
    renderer.present(frame);
    assertThat(model.foreground(renderer.viewport().areaX(6), model.row("Gib")))
        .isEqualTo(0xFFFFFF);
  }

  @Test
  void accentsAreRemovedWithoutUtf8() {
    TerminalRenderer renderer = open(Map.of("LANG", "C"));
    frame.addCaption(new Caption(6, 160, 60, 170, "Schließe", 1, false));
    renderer.present(frame);
    assertThat(model.row("Schliesse")).isPositive();
  }

  /** Fonts of games have arrows in place of tilde and caret. */
  @Test
  void aCharacterDrawnAsAnArrowIsWrittenAsAnArrow() {
    TerminalRenderer renderer = open();
    draw(40, "   #   ", "  # #  ", " #   # ", "#     #");
    draw(80, "   #   ", "   #   ", "#######", " ##### ", "   #   ");
    draw(120, "       ", " ##   #", "#  ### ");
    for (int left : List.of(40, 80, 120)) {
      frame.addCaption(new Caption(left, 100, left + 8, 110, "~", 1, false));
    }
    renderer.present(frame);
    assertThat(model.row(model.row("▲")).strip().split(" +")).containsExactly("▲", "▼", "~");
    assertThat(new TerminalTraits(Map.of("LANG", "C"), Map.of()).inTerminalCharacters("▲▼◄►"))
        .isEqualTo("^v<>");
  }

  private void draw(int left, String... rows) {
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        int index = rows[y].charAt(x) == '#' ? 1 : 0;
        frame.pixels()[(102 + y) * Frame.WIDTH + left + x] = (byte) index;
      }
    }
  }

  @Test
  void aLargeTerminalShowsTheLettersOfTheGame() {
    model.resize(320, 120);
    assertThat(open().readsCaptions()).isFalse();
  }

  @Test
  void linesCloserThanRowsDoNotOverlap() {
    TerminalRenderer renderer = open();
    frame.addCaption(new Caption(6, 100, 60, 104, "one", 1, false));
    frame.addCaption(new Caption(6, 104, 60, 108, "two", 1, false));
    frame.addCaption(new Caption(6, 108, 60, 112, "three", 1, false));
    renderer.present(frame);
    assertThat(model.row("one")).isPositive();
    assertThat(model.row("two")).isGreaterThan(model.row("one"));
    assertThat(model.row("three")).isGreaterThan(model.row("two"));
  }

  private TerminalRenderer open() {
    return open(Map.of("LANG", "C.UTF-8"));
  }

  private TerminalRenderer open(Map<String, String> language) {
    Map<String, String> environment = new HashMap<>(language);
    environment.put("COLORTERM", "truecolor");
    return new TerminalRenderer(
        model, DisplaySettings.DEFAULT, new TerminalTraits(environment, Map.of()));
  }

  private int column(String text) {
    return model.row(model.row(text)).indexOf(text);
  }

  private void press(int column, int row) {
    model.type("\033[<0;" + (column + 1) + ";" + (row + 1) + "M");
  }

  private void colour(int index, int red, int green, int blue) {
    frame.palette()[3 * index] = (byte) red;
    frame.palette()[3 * index + 1] = (byte) green;
    frame.palette()[3 * index + 2] = (byte) blue;
  }
}
