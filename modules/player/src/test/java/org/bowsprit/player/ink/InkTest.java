package org.bowsprit.player.ink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests drawing text into a frame, and the palette entries for additional colours. */
class InkTest {

  private final Lettering lettering = new Lettering(PlainFont.font(), 1);
  private final Frame frame = new Frame();

  @Test
  void inATerminalEveryCharacterUsesOneCell() {
    Lettering terminalLettering = new Lettering(PlainFont.font(), 2).forTerminal();
    assertThat(terminalLettering.width("lilli")).isEqualTo(5 * Frame.WIDTH / 64);
    assertThat(terminalLettering.width("MMMMM")).isEqualTo(5 * Frame.WIDTH / 64);
    assertThat(terminalLettering.height()).isEqualTo(lettering.height());
    assertThat(terminalLettering.wrap("li li li li li li li", Frame.WIDTH / 4))
        .allMatch(line -> line.length() <= 16);
  }

  @Test
  void thePlainFontHasAllRequiredCharacters() {
    assertThat(Lettering.isUsable(PlainFont.font())).isTrue();
  }

  @Test
  void enlargedTextHasTwiceTheSize() {
    Lettering largeLettering = new Lettering(PlainFont.font(), 2);
    assertThat(lettering.width("Lamp")).isPositive();
    assertThat(largeLettering.width("Lamp")).isEqualTo(2 * lettering.width("Lamp"));
    assertThat(largeLettering.height()).isEqualTo(2 * lettering.height());
  }

  @Test
  void aMissingSharpSIsWrittenAsDoubleS() {
    TestGame game = new TestGame();
    Lettering gameLettering = new Lettering(new GameFontChooser(game.session().world()).font(), 1);
    assertThat(gameLettering.width("Große")).isEqualTo(gameLettering.width("Grosse"));
  }

  @Test
  void longTextCanBeTruncatedOrWrapped() {
    String text = "The lamp at Gannet Rock has gone out";
    assertThat(lettering.width(lettering.truncate(text, 80))).isLessThanOrEqualTo(80);
    assertThat(lettering.truncate(text, 80)).endsWith("..");
    assertThat(String.join(" ", lettering.wrap(text, 80))).isEqualTo(text);
    assertThat(lettering.wrap(text, 80)).allMatch(line -> lettering.width(line) <= 80);
    String word = "Leuchtturmw\u00e4rterlehrling";
    assertThat(lettering.wrap(word, 60)).hasSizeGreaterThan(1);
    assertThat(String.join("", lettering.wrap(word, 60)))
        .as("the joined parts of the wrapped word")
        .isEqualTo(word);
  }

  @Test
  void textOutsideTheScreenIsClipped() {
    lettering.write(frame.pixels(), "Lamp", -5, -3, 7, 8);
    lettering.write(frame.pixels(), "Lamp", Frame.WIDTH - 5, Frame.HEIGHT - 3, 7, 8);
    assertThat(frame.pixels()).contains((byte) 7);
  }

  @Test
  void aNewColourUsesAnUnusedPaletteEntry() {
    Arrays.fill(frame.pixels(), (byte) 255);
    int red = new SpareColours(frame).of(0xFF0000);
    assertThat(red).isNotEqualTo(255);
    assertThat(Rgb.of(frame.palette(), red)).isEqualTo(0xFF0000);
  }

  @Test
  void theNearestColourIsReturnedIfAllPaletteEntriesAreUsed() {
    for (int i = 0; i < Frame.COLOURS; i++) {
      frame.pixels()[i] = (byte) i;
      frame.palette()[i * 3] = (byte) i;
    }
    byte[] paletteBefore = frame.palette().clone();
    assertThat(new SpareColours(frame).of(0xF80000)).isEqualTo(0xF8);
    assertThat(frame.palette()).isEqualTo(paletteBefore);
  }
}
