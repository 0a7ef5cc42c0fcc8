package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.contract.SyntheticFrames;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;
import org.junit.jupiter.api.Test;

/** Tests the output of the terminal renderer and the input that it reports. */
class TerminalRendererTest {

  private final TerminalModel terminal = new TerminalModel(160, 60);
  private final Frame frame = new Frame();
  private final List<RenderEvent> events = new ArrayList<>();

  @Test
  void nothingIsSentForAnUnchangedFrame() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    SyntheticFrames.walk(frame, 1);
    renderer.present(frame);
    long bytesBefore = renderer.bytesSent();
    renderer.present(frame);
    assertThat(renderer.bytesSent()).isEqualTo(bytesBefore);
  }

  @Test
  void onlyChangedCellsAreSent() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    SyntheticFrames.walk(frame, 0);
    renderer.present(frame);
    long fullFrameBytes = renderer.bytesSent();
    for (int step = 1; step <= 100; step++) {
      SyntheticFrames.walk(frame, step);
      renderer.present(frame);
    }
    long bytesPerFrame = (renderer.bytesSent() - fullFrameBytes) / 100;
    assertThat(bytesPerFrame).isLessThan(fullFrameBytes / 20);
  }

  @Test
  void aPanelFillsTheRightHalfOfTheTerminalAndReportsPresses() {
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    TextPanel panel = renderer.openPanel("drawer").orElseThrow();
    assertThat(panel.columns()).isEqualTo(80);
    assertThat(panel.rows()).isEqualTo(60);
    assertThat(panel.hasKeyboard()).isFalse();
    panel.show(new PanelPage(List.of(PanelLine.plain("scripts"), PanelLine.plain("> ")), 2, 1));
    panel.typing(true);
    renderer.present(frame);
    assertThat(terminal.glyph(80, 0)).isEqualTo('s');
    assertThat(terminal.glyph(86, 0)).isEqualTo('s');
    assertThat(terminal.glyph(82, 1)).as("the caret").isEqualTo('_');
    assertThat(renderer.viewport().x() + renderer.viewport().width()).isLessThanOrEqualTo(80);
    terminal.type("\033[<0;84;3M");
    renderer.poll(events::add);
    List<PanelEvent> panelEvents = new ArrayList<>();
    panel.poll(panelEvents::add);
    assertThat(panelEvents).containsExactly(new PanelEvent.Press(3, 2));
    assertThat(events).noneMatch(Input.class::isInstance);
    panel.close();
    assertThat(renderer.viewport().width()).isGreaterThan(80);
  }

  @Test
  void withoutTrueColourTheNearestOf256ColoursIsShown() {
    TerminalRenderer renderer = open("nearest", Map.of("TERM", "xterm-256color"));
    setBackground(0x5F, 0x87, 0xAF);
    renderer.present(frame);
    assertThat(terminal.background(80, 30)).isEqualTo(0x5F87AF);
    setBackground(0x60, 0x86, 0xB0);
    renderer.present(frame);
    assertThat(terminal.background(80, 30)).isEqualTo(0x5F87AF);
  }

  @Test
  void aDarkBlueColourStaysDarkAndBlueWith256Colours() {
    TerminalRenderer renderer = open("nearest", Map.of("TERM", "xterm-256color"));
    setBackground(0x14, 0x18, 0x38);
    renderer.present(frame);
    int[] sum = new int[3];
    for (int column = 60; column < 100; column++) {
      for (int row = 20; row < 40; row++) {
        for (int colour :
            List.of(terminal.foreground(column, row), terminal.background(column, row))) {
          sum[0] += colour >> 16 & 0xFF;
          sum[1] += colour >> 8 & 0xFF;
          sum[2] += colour & 0xFF;
        }
      }
    }
    assertThat(sum[2])
        .as("the sum of the blue components")
        .isGreaterThan(sum[0] * 3 / 2)
        .isGreaterThan(sum[1] * 3 / 2);
    assertThat(sum[2] / 1_600).as("the mean blue component").isLessThan(0x50);
  }

  @Test
  void withoutColoursThePictureConsistsOfCharacters() {
    TerminalRenderer renderer = open("nearest", Map.of("NO_COLOR", "1"));
    setBackground(255, 255, 255);
    renderer.present(frame);
    assertThat(terminal.glyph(80, 30)).isEqualTo('@');
    assertThat(terminal.foreground(80, 30)).isEqualTo(-1);
    setBackground(0, 0, 0);
    renderer.present(frame);
    assertThat(terminal.glyph(80, 30)).isEqualTo(' ');
  }

  @Test
  void withoutUtf8OnlyAsciiIsSent() {
    TerminalRenderer renderer = open("nearest", Map.of("LANG", "C", "TERM", "xterm-256color"));
    SyntheticFrames.walk(frame, 5);
    renderer.present(frame);
    for (int column = 0; column < 160; column++) {
      assertThat(terminal.glyph(column, 30)).isBetween((int) ' ', (int) '~');
    }
    assertThat(renderer.filters()).containsExactly("nearest", "ascii");
  }

  @Test
  void sextantsShowABrightAndADarkHalfOfThePicture() {
    TerminalRenderer renderer = open("sextant", Map.of("COLORTERM", "truecolor"));
    setBackground(0, 0, 0);
    frame.palette()[3] = (byte) 255;
    frame.palette()[4] = (byte) 255;
    frame.palette()[5] = (byte) 255;
    for (int y = 0; y < Frame.HEIGHT; y++) {
      for (int x = 0; x < 161; x++) {
        frame.pixels()[y * Frame.WIDTH + x] = 1;
      }
    }
    renderer.present(frame);
    assertThat(terminal.background(40, 30)).isEqualTo(0xFFFFFF);
    assertThat(terminal.background(120, 30)).isEqualTo(0);
  }

  @Test
  void thePointerIsDrawnAsBrightStrokesAroundItsTarget() {
    terminal.resize(80, 24);
    TerminalRenderer renderer = open("nearest", Map.of("COLORTERM", "truecolor"));
    setBackground(0x40, 0x80, 0x80);
    frame.placeCursor(160, 100, true);
    renderer.present(frame);
    int column = renderer.viewport().areaX(160);
    int row = renderer.viewport().areaY(100) / 2;
    assertThat(terminal.row(row).substring(column - 2, column + 3)).isEqualTo(" - - ");
    assertThat(terminal.glyph(column, row - 1)).isEqualTo('|');
    assertThat(terminal.glyph(column, row + 1)).isEqualTo('|');
    assertThat(terminal.foreground(column - 1, row)).isEqualTo(0xFFFFFF);
    assertThat(terminal.background(column - 1, row)).isZero();
    assertThat(terminal.background(column, row))
        .as("the cell under the pointer")
        .isEqualTo(0x408080);
    frame.placeCursor(160, 100, false);
    renderer.present(frame);
    assertThat(terminal.row(row)).isBlank();
  }

  @Test
  void arrowKeysAreReportedWithTheirModifiers() {
    TerminalRenderer renderer = open("nearest", Map.of());
    terminal.type("\033[C\033[1;2B");
    renderer.poll(events::add);
    assertThat(events).containsExactly(new Input.Key(333), new Input.Key(336, true, false, false));
  }

  @Test
  void anEscapeSequenceCanArriveInParts() {
    TerminalRenderer renderer = open("nearest", Map.of());
    terminal.type("\033");
    renderer.poll(events::add);
    terminal.type("[15");
    renderer.poll(events::add);
    terminal.type("~");
    renderer.poll(events::add);
    assertThat(events).containsExactly(new Input.Key(286));
  }

  @Test
  void pastedTextIsReportedAsOneText() {
    TerminalRenderer renderer = open("nearest", Map.of());
    terminal.type("\033[200~/games/[1;2B \u0416");
    renderer.poll(events::add);
    terminal.type("\033[201~a");
    renderer.poll(events::add);
    assertThat(events)
        .containsSubsequence(new HostEvent.Text("/games/[1;2B \u0416"), new Input.Key('a'));
  }

  @Test
  void aLetterWithoutAKeyCodeIsReportedAsText() {
    TerminalRenderer renderer = open("nearest", Map.of());
    terminal.type("\u0151");
    renderer.poll(events::add);
    assertThat(events).contains(new HostEvent.Text("\u0151"));
  }

  @Test
  void aSingleEscapeCharacterIsReportedAsTheEscapeKeyAfterAMoment() {
    TerminalRenderer renderer = open("nearest", Map.of());
    terminal.type("\033");
    for (int poll = 0; poll < 5; poll++) {
      renderer.poll(events::add);
    }
    assertThat(events).containsExactly(new Input.Key(27));
  }

  @Test
  void closingTheRendererClosesTheTerminal() {
    open("nearest", Map.of()).close();
    assertThat(terminal.isClosed()).isTrue();
  }

  private TerminalRenderer open(String filter, Map<String, String> environment) {
    Map<String, String> variables = new HashMap<>(Map.of("LANG", "C.UTF-8"));
    variables.putAll(environment);
    return new TerminalRenderer(
        terminal,
        DisplaySettings.DEFAULT.withFilter(filter),
        new TerminalTraits(variables, Map.of()));
  }

  private void setBackground(int red, int green, int blue) {
    frame.palette()[0] = (byte) red;
    frame.palette()[1] = (byte) green;
    frame.palette()[2] = (byte) blue;
  }
}
