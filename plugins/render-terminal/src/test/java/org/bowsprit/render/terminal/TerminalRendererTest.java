package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bowsprit.render.Caption;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.contract.SyntheticFrames;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;
import org.junit.jupiter.api.Test;

class TerminalRendererTest {

  private final TerminalModel model = new TerminalModel(160, 60);
  private final Frame frame = new Frame();
  private final List<RenderEvent> events = new ArrayList<>();

  @Test
  void anUnchangedFrameSendsNothing() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    SyntheticFrames.walk(frame, 1);
    renderer.present(frame);
    long sent = renderer.bytesSent();
    renderer.present(frame);
    assertThat(renderer.bytesSent()).isEqualTo(sent);
  }

  @Test
  void aWalkSendsOnlyTheCellsItChanges() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    SyntheticFrames.walk(frame, 0);
    renderer.present(frame);
    long whole = renderer.bytesSent();
    for (int step = 1; step <= 100; step++) {
      SyntheticFrames.walk(frame, step);
      renderer.present(frame);
    }
    long aFrame = (renderer.bytesSent() - whole) / 100;
    assertThat(aFrame).isLessThan(whole / 20);
  }

  @Test
  void aPanelTakesTheRightHalfAndTellsOfPresses() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    TextPanel panel = renderer.openPanel("drawer").orElseThrow();
    assertThat(panel.columns()).isEqualTo(80);
    assertThat(panel.rows()).isEqualTo(60);
    assertThat(panel.hasKeyboard()).isFalse();
    panel.show(new PanelPage(List.of(PanelLine.plain("scripts"), PanelLine.plain("> ")), 2, 1));
    panel.typing(true);
    renderer.present(frame);
    assertThat(model.glyph(80, 0)).isEqualTo('s');
    assertThat(model.glyph(86, 0)).isEqualTo('s');
    assertThat(model.glyph(82, 1)).as("the caret").isEqualTo('_');
    assertThat(renderer.place().x() + renderer.place().width()).isLessThanOrEqualTo(80);
    model.type("\033[<0;84;3M");
    renderer.poll(events::add);
    List<PanelEvent> pressed = new ArrayList<>();
    panel.poll(pressed::add);
    assertThat(pressed).containsExactly(new PanelEvent.Press(3, 2));
    assertThat(events).noneMatch(Input.class::isInstance);
    panel.close();
    assertThat(renderer.place().width()).isGreaterThan(80);
  }

  @Test
  void withoutTrueColourTheNearestOf256IsShown() {
    TerminalRenderer renderer = open("nearest", Map.of("TERM", "xterm-256color"));
    fill(0x5F, 0x87, 0xAF);
    renderer.present(frame);
    assertThat(model.background(80, 30)).isEqualTo(0x5F87AF);
    fill(0x60, 0x86, 0xB0);
    renderer.present(frame);
    assertThat(model.background(80, 30)).isEqualTo(0x5F87AF);
  }

  @Test
  void aNightIn256ColoursIsDarkAndBlueNotGrey() {
    TerminalRenderer renderer = open("nearest", Map.of("TERM", "xterm-256color"));
    fill(0x14, 0x18, 0x38);
    renderer.present(frame);
    int[] sum = new int[3];
    for (int column = 60; column < 100; column++) {
      for (int row = 20; row < 40; row++) {
        for (int colour : List.of(model.foreground(column, row), model.background(column, row))) {
          sum[0] += colour >> 16 & 0xFF;
          sum[1] += colour >> 8 & 0xFF;
          sum[2] += colour & 0xFF;
        }
      }
    }
    assertThat(sum[2]).as("blue").isGreaterThan(sum[0] * 3 / 2).isGreaterThan(sum[1] * 3 / 2);
    assertThat(sum[2] / 1_600).as("dark").isLessThan(0x50);
  }

  @Test
  void withNoColorThePictureIsMadeOfCharacters() {
    TerminalRenderer renderer = open("nearest", Map.of("NO_COLOR", "1"));
    fill(255, 255, 255);
    renderer.present(frame);
    assertThat(model.glyph(80, 30)).isEqualTo('@');
    assertThat(model.foreground(80, 30)).isEqualTo(-1);
    fill(0, 0, 0);
    renderer.present(frame);
    assertThat(model.glyph(80, 30)).isEqualTo(' ');
  }

  @Test
  void withoutUtf8OnlyAsciiIsSent() {
    TerminalRenderer renderer = open("nearest", Map.of("LANG", "C", "TERM", "xterm-256color"));
    SyntheticFrames.walk(frame, 5);
    renderer.present(frame);
    for (int column = 0; column < 160; column++) {
      assertThat(model.glyph(column, 30)).isBetween((int) ' ', (int) '~');
    }
    assertThat(renderer.filters()).containsExactly("nearest", "ascii");
  }

  @Test
  void sextantsPartACellIntoBrightAndDark() {
    TerminalRenderer renderer = open("sextant", Map.of("COLORTERM", "truecolor"));
    fill(0, 0, 0);
    frame.palette()[3] = (byte) 255;
    frame.palette()[4] = (byte) 255;
    frame.palette()[5] = (byte) 255;
    for (int y = 0; y < Frame.HEIGHT; y++) {
      for (int x = 0; x < 161; x++) {
        frame.pixels()[y * Frame.WIDTH + x] = 1;
      }
    }
    renderer.present(frame);
    assertThat(model.background(40, 30)).isEqualTo(0xFFFFFF);
    assertThat(model.background(120, 30)).isEqualTo(0);
  }

  @Test
  void whatIsWrittenInThePictureIsWrittenInLettersOfTheTerminal() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    assertThat(renderer.readsCaptions()).isTrue();
    fill(0x20, 0x20, 0x40);
    frame.palette()[3] = (byte) 255;
    frame.palette()[4] = (byte) 255;
    frame.addCaption(new Caption(100, 40, 160, 50, "Öffne", 1, true));
    frame.addCaption(new Caption(6, 160, 40, 170, "Gib", 1, false));
    renderer.present(frame);
    assertThat(row(row("Öffne"))).contains("  Öffne  ");
    assertThat(model.foreground(renderer.place().areaX(130), row("Öffne"))).isEqualTo(0xFFFF00);
    assertThat(model.background(renderer.place().areaX(130), row("Öffne"))).isEqualTo(0x202040);
    assertThat(row(row("Gib")).indexOf("Gib")).isEqualTo(renderer.place().areaX(6));
  }

  @Test
  void linesThatAreCloserThanRowsAreNotWrittenOverEachOther() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    fill(0x20, 0x20, 0x40);
    frame.addCaption(new Caption(6, 100, 60, 104, "one", 1, false));
    frame.addCaption(new Caption(6, 104, 60, 108, "two", 1, false));
    frame.addCaption(new Caption(6, 108, 60, 112, "three", 1, false));
    renderer.present(frame);
    assertThat(row("one")).isPositive();
    assertThat(row("two")).isGreaterThan(row("one"));
    assertThat(row("three")).isGreaterThan(row("two"));
  }

  @Test
  void whoPointsAtLettersMeansTheirLineAtEverySizeOfTheTerminal() {
    for (int rows = 20; rows <= 60; rows++) {
      model.resize(80, rows);
      TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
      for (int top = 137; top < 190; top += 13) {
        frame.clearCaptions();
        frame.addCaption(new Caption(22, top, 62, top + 8, "Give", 1, false));
        renderer.present(frame);
        int row = row("Give");
        int column = row(row).indexOf("Give");
        for (int letter = 0; letter < 4; letter++) {
          events.clear();
          model.type("\033[<0;" + (column + letter + 1) + ";" + (row + 1) + "M");
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
  void aLineThatGaveWayToAnotherIsClickedWhereItStands() {
    model.resize(80, 24);
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    frame.addCaption(new Caption(6, 100, 60, 104, "one", 1, false));
    frame.addCaption(new Caption(6, 104, 60, 108, "two", 1, false));
    renderer.present(frame);
    for (String text : List.of("one", "two")) {
      model.type("\033[<0;" + (row(row(text)).indexOf(text) + 1) + ";" + (row(text) + 1) + "M");
    }
    renderer.poll(events::add);
    assertThat(events)
        .containsExactly(
            new Input.Press(7, 102, Input.Button.LEFT), new Input.Press(7, 106, Input.Button.LEFT));
  }

  @Test
  void rowsOfAListStandAtEqualDistancesAtEverySizeOfTheTerminal() {
    for (int rows = 20; rows <= 60; rows++) {
      for (int distance = 10; distance <= 14; distance++) {
        int step = shownList(rows, 120, distance, "one", "two", "three", "four", "five");
        assertThat(row("one")).as("in %s rows, %s apart", rows, distance).isNotNegative();
        assertThat(row("three") - row("two")).isEqualTo(step);
        assertThat(row("four") - row("three")).isEqualTo(step);
        assertThat(row("five") - row("four")).isEqualTo(step);
      }
    }
  }

  @Test
  void linesOfOneTextStandInConsecutiveRows() {
    for (int top = 0; top < 60; top++) {
      frame.clearCaptions();
      frame.addCaption(new Caption(100, top, 200, top + 10, "The packet boat", 1, true));
      frame.addCaption(new Caption(90, top + 10, 210, top + 20, "is due at nine.", 1, true));
      model.resize(80, 24);
      open("nearest", Map.of("COLORTERM", "truecolor")).present(frame);
      assertThat(row("is due")).as("at %s", top).isEqualTo(row("The packet") + 1);
    }
  }

  @Test
  void whatStandsBesideALineOfAListStandsInItsRow() {
    shownList(24, 120, 13, "one", "two", "three", "four", "five");
    assertThat(row(" on ")).isEqualTo(row("four"));
  }

  @Test
  void theBarOfTheLineChosenStandsInItsRow() {
    fill(0x20, 0x20, 0x40);
    frame.palette()[3] = (byte) 128;
    for (int y = 119; y < 130; y++) {
      for (int x = 10; x < 310; x++) {
        frame.pixels()[y * Frame.WIDTH + x] = 1;
      }
    }
    shownList(24, 120, 12, "one", "two", "three", "four", "five");
    for (int row = 0; row < 24; row++) {
      int colour = row == row("one") ? 0x800000 : 0x202040;
      assertThat(model.background(60, row)).as("row %s", row).isEqualTo(colour);
    }
  }

  @Test
  void besideTheLettersOfAListItsLinesAreMeantToo() {
    model.resize(80, 24);
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    for (int i = 0; i < 5; i++) {
      frame.addCaption(new Caption(22, 120 + 12 * i, 62, 128 + 12 * i, "line " + i, 1, false));
    }
    renderer.present(frame);
    for (int i = 0; i < 5; i++) {
      events.clear();
      model.type("\033[<0;60;" + (row("line " + i) + 1) + "M");
      renderer.poll(events::add);
      Input.Press press = (Input.Press) events.get(0);
      assertThat(press.y()).as("line %s", i).isBetween(120 + 12 * i, 127 + 12 * i);
    }
  }

  private int shownList(int rows, int top, int distance, String... texts) {
    frame.clearCaptions();
    frame.addCaption(
        new Caption(200, top + 3 * distance, 240, top + 3 * distance + 8, "on", 1, false));
    for (int i = 0; i < texts.length; i++) {
      int y = top + i * distance;
      frame.addCaption(new Caption(22, y, 62, y + 8, texts[i], 1, false));
    }
    model.resize(80, rows);
    open("nearest", Map.of("COLORTERM", "truecolor")).present(frame);
    return row(texts[1]) - row(texts[0]);
  }

  @Test
  void theMarginOfALineLeavesTheLettersBesideItAlone() {
    model.resize(80, 24);
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    frame.addCaption(new Caption(106, 80, 166, 88, "kitchen door", 1, false));
    frame.addCaption(new Caption(64, 79, 100, 87, "oil store", 1, false));
    renderer.present(frame);
    assertThat(row(row("oil store"))).contains("oil storekitchen door");
  }

  @Test
  void thePointerIsBrightStrokesAroundWhatItPointsAt() {
    model.resize(80, 24);
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    fill(0x40, 0x80, 0x80);
    frame.placeCursor(160, 100, true);
    renderer.present(frame);
    int column = renderer.place().areaX(160);
    int row = renderer.place().areaY(100) / 2;
    assertThat(row(row).substring(column - 2, column + 3)).isEqualTo(" - - ");
    assertThat(model.glyph(column, row - 1)).isEqualTo('|');
    assertThat(model.glyph(column, row + 1)).isEqualTo('|');
    assertThat(model.foreground(column - 1, row)).isEqualTo(0xFFFFFF);
    assertThat(model.background(column - 1, row)).isZero();
    assertThat(model.background(column, row)).as("what is pointed at").isEqualTo(0x408080);
    frame.placeCursor(160, 100, false);
    renderer.present(frame);
    assertThat(row(row)).isBlank();
  }

  @Test
  void drawnLettersAreTakenOutOfThePicture() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    fill(0x20, 0x20, 0x40);
    frame.palette()[3] = (byte) 255;
    for (int x = 100; x < 220; x += 3) {
      frame.pixels()[45 * Frame.WIDTH + x] = 1;
      frame.pixels()[45 * Frame.WIDTH + x + 1] = 2;
    }
    frame.addCaption(new Caption(100, 40, 220, 50, "I", 1, false));
    renderer.present(frame);
    int row = row("I");
    int column = renderer.place().areaX(180);
    assertThat(model.half(column, row, true)).isEqualTo(0xFF202040);
    assertThat(model.half(column, row, false)).isEqualTo(0xFF202040);
  }

  @Test
  void whatIsWrittenOutsideOfThePictureIsNotShown() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    fill(0x20, 0x20, 0x40);
    frame.addCaption(new Caption(100, 214, 160, 224, "below", 1, true));
    frame.addCaption(new Caption(330, 199, 400, 209, "beside", 1, false));
    frame.addCaption(new Caption(6, 160, 40, 170, "Gib", 1, false));
    renderer.present(frame);
    assertThat(row("Gib")).isPositive();
    assertThat(row("below")).isNegative();
    assertThat(row("beside")).isNegative();
  }

  @Test
  void lettersThatCouldNotBeToldFromTheirPaperAreWhite() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    fill(0x20, 0x20, 0x40);
    frame.addCaption(new Caption(6, 160, 40, 170, "Gib", 9, false));
    renderer.present(frame);
    assertThat(model.foreground(renderer.place().areaX(6), row("Gib"))).isEqualTo(0xFFFFFF);
  }

  @Test
  void withoutUtf8AccentsAreLeftOut() {
    TerminalRenderer renderer = open("nearest", Map.of("LANG", "C", "TERM", "xterm-256color"));
    frame.addCaption(new Caption(6, 160, 60, 170, "Schließe", 1, false));
    renderer.present(frame);
    assertThat(row("Schliesse")).isPositive();
  }

  @Test
  void aTerminalWithADotForEveryPixelShowsTheGamesOwnLetters() {
    model.resize(320, 120);
    assertThat(open("nearest", Map.of()).readsCaptions()).isFalse();
  }

  private int row(String text) {
    return IntStream.range(0, model.rows())
        .filter(row -> row(row).contains(text))
        .findFirst()
        .orElse(-1);
  }

  private String row(int row) {
    return IntStream.range(0, model.columns())
        .mapToObj(column -> Character.toString(model.glyph(column, row)))
        .collect(Collectors.joining());
  }

  @Test
  void everyPatternHasAGlyphOfItsOwn() {
    assertThat(Sextants.glyph(0b000001)).isEqualTo(0x1FB00);
    assertThat(Sextants.glyph(0b111110)).isEqualTo(0x1FB3B);
    assertThat(Sextants.glyph(0b010101)).isEqualTo('▌');
    List<Integer> glyphs = new ArrayList<>();
    for (int pattern = 0; pattern < 64; pattern++) {
      glyphs.add(Sextants.glyph(pattern));
    }
    assertThat(glyphs).doesNotHaveDuplicates();
  }

  @Test
  void arrowKeysAreKeysWithTheirModifiers() {
    TerminalRenderer renderer = open("nearest", Map.of());
    model.type("\033[C\033[1;2B");
    renderer.poll(events::add);
    assertThat(events).containsExactly(new Input.Key(333), new Input.Key(336, true, false, false));
  }

  @Test
  void aSequenceMayArriveInPieces() {
    TerminalRenderer renderer = open("nearest", Map.of());
    model.type("\033");
    renderer.poll(events::add);
    model.type("[15");
    renderer.poll(events::add);
    model.type("~");
    renderer.poll(events::add);
    assertThat(events).containsExactly(new Input.Key(286));
  }

  @Test
  void aLoneEscapeIsTheEscapeKeyAfterAMoment() {
    TerminalRenderer renderer = open("nearest", Map.of());
    model.type("\033");
    for (int poll = 0; poll < 5; poll++) {
      renderer.poll(events::add);
    }
    assertThat(events).containsExactly(new Input.Key(27));
  }

  @Test
  void closingGivesTheTerminalBack() {
    open("nearest", Map.of()).close();
    assertThat(model.closed()).isTrue();
  }

  private TerminalRenderer open(String filter, Map<String, String> environment) {
    Map<String, String> all = new HashMap<>(Map.of("LANG", "C.UTF-8"));
    all.putAll(environment);
    return new TerminalRenderer(
        model, DisplaySettings.DEFAULT.withFilter(filter), new TerminalTraits(all, Map.of()));
  }

  private void fill(int red, int green, int blue) {
    frame.palette()[0] = (byte) red;
    frame.palette()[1] = (byte) green;
    frame.palette()[2] = (byte) blue;
  }
}
