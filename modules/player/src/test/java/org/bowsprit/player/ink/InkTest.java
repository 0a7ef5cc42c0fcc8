package org.bowsprit.player.ink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

class InkTest {

  private final Lettering textPainter = new Lettering(PlainFont.font(), 1);
  private final Frame frame = new Frame();

  @Test
  void inATerminalEveryCharacterHasOneCell() {
    Lettering terminalPainter = new Lettering(PlainFont.font(), 2).forTerminal();
    assertThat(terminalPainter.width("lilli")).isEqualTo(5 * Frame.WIDTH / 64);
    assertThat(terminalPainter.width("MMMMM")).isEqualTo(5 * Frame.WIDTH / 64);
    assertThat(terminalPainter.height()).isEqualTo(textPainter.height());
    assertThat(terminalPainter.wrap("li li li li li li li", Frame.WIDTH / 4))
        .allMatch(line -> line.length() <= 16);
  }

  @Test
  void thePlainFontHasAllRequiredCharacters() {
    assertThat(Lettering.isUsable(PlainFont.font())).isTrue();
  }

  @Test
  void enlargedTextHasTwiceTheSize() {
    Lettering largePainter = new Lettering(PlainFont.font(), 2);
    assertThat(textPainter.width("Lamp")).isPositive();
    assertThat(largePainter.width("Lamp")).isEqualTo(2 * textPainter.width("Lamp"));
    assertThat(largePainter.height()).isEqualTo(2 * textPainter.height());
  }

  @Test
  void aMissingSharpSIsWrittenAsDoubleS() {
    TestGame game = new TestGame();
    Lettering gamePainter = new Lettering(new GameFontChooser(game.session().world()).font(), 1);
    assertThat(gamePainter.width("Große")).isEqualTo(gamePainter.width("Grosse"));
  }

  @Test
  void longTextIsCutOrWrapped() {
    String text = "The lamp at Gannet Rock has gone out";
    assertThat(textPainter.width(textPainter.truncate(text, 80))).isLessThanOrEqualTo(80);
    assertThat(textPainter.truncate(text, 80)).endsWith("..");
    assertThat(String.join(" ", textPainter.wrap(text, 80))).isEqualTo(text);
    assertThat(textPainter.wrap(text, 80)).allMatch(line -> textPainter.width(line) <= 80);
    String word = "Leuchtturmw\u00e4rterlehrling";
    assertThat(textPainter.wrap(word, 60)).hasSizeGreaterThan(1);
    assertThat(String.join("", textPainter.wrap(word, 60))).as("nothing is lost").isEqualTo(word);
  }

  @Test
  void textOutsideTheScreenIsClipped() {
    textPainter.write(frame.pixels(), "Lamp", -5, -3, 7, 8);
    textPainter.write(frame.pixels(), "Lamp", Frame.WIDTH - 5, Frame.HEIGHT - 3, 7, 8);
    assertThat(frame.pixels()).contains((byte) 7);
  }

  @Test
  void aColourGetsAnUnusedPaletteEntry() {
    Arrays.fill(frame.pixels(), (byte) 255);
    int red = new SpareColours(frame).of(0xFF0000);
    assertThat(red).isNotEqualTo(255);
    assertThat(Rgb.of(frame.palette(), red)).isEqualTo(0xFF0000);
  }

  @Test
  void theNearestColourIsReturnedIfAllEntriesAreUsed() {
    for (int i = 0; i < Frame.COLOURS; i++) {
      frame.pixels()[i] = (byte) i;
      frame.palette()[i * 3] = (byte) i;
    }
    byte[] before = frame.palette().clone();
    assertThat(new SpareColours(frame).of(0xF80000)).isEqualTo(0xF8);
    assertThat(frame.palette()).isEqualTo(before);
  }
}
