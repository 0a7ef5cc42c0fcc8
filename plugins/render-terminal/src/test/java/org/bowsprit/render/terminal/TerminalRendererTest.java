package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.contract.SyntheticFrames;
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
  void arrowKeysMoveThePointerUntilAMouseIsHeardOf() {
    TerminalRenderer renderer = open("nearest", Map.of());
    model.type("\033[C\033[1;2B");
    renderer.poll(events::add);
    assertThat(events).containsExactly(new Input.Move(164, 100), new Input.Move(164, 116));
    events.clear();
    model.type("\033[<35;1;1M\033[C");
    renderer.poll(events::add);
    assertThat(events.get(1)).isEqualTo(new Input.Key(333));
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
