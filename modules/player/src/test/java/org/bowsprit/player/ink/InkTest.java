package org.bowsprit.player.ink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

class InkTest {

  private final Lettering letters = new Lettering(PlainFont.font(), 1);
  private final Frame frame = new Frame();

  @Test
  void inATerminalEveryLetterHasItsOwnCell() {
    Lettering terminal = new Lettering(PlainFont.font(), 2).ofTerminal();
    assertThat(terminal.width("lilli")).isEqualTo(5 * Frame.WIDTH / 64);
    assertThat(terminal.width("MMMMM")).isEqualTo(5 * Frame.WIDTH / 64);
    assertThat(terminal.height()).isEqualTo(letters.height());
    assertThat(terminal.wrapped("li li li li li li li", Frame.WIDTH / 4))
        .allMatch(line -> line.length() <= 16);
  }

  @Test
  void thePlainFontServesGamesThatHaveNone() {
    assertThat(Lettering.isUsable(PlainFont.font())).isTrue();
  }

  @Test
  void textIsAsWideAsItsLettersAndTwiceAsWideWhenLarge() {
    Lettering large = new Lettering(PlainFont.font(), 2);
    assertThat(letters.width("Lamp")).isPositive();
    assertThat(large.width("Lamp")).isEqualTo(2 * letters.width("Lamp"));
    assertThat(large.height()).isEqualTo(2 * letters.height());
  }

  @Test
  void aFontWithoutASharpSWritesItAsTwo() {
    TestGame game = new TestGame();
    Lettering few = new Lettering(new GameLetters(game.session().world()).font(), 1);
    assertThat(few.width("Große")).isEqualTo(few.width("Grosse"));
  }

  @Test
  void longTextIsCutOrWrapped() {
    String text = "The lamp at Gannet Rock has gone out";
    assertThat(letters.width(letters.fitted(text, 80))).isLessThanOrEqualTo(80);
    assertThat(letters.fitted(text, 80)).endsWith("..");
    assertThat(String.join(" ", letters.wrapped(text, 80))).isEqualTo(text);
    assertThat(letters.wrapped(text, 80)).allMatch(line -> letters.width(line) <= 80);
    String word = "Leuchtturmw\u00e4rterlehrling";
    assertThat(letters.wrapped(word, 60)).hasSizeGreaterThan(1);
    assertThat(String.join("", letters.wrapped(word, 60))).as("nothing is lost").isEqualTo(word);
  }

  @Test
  void textStaysOnTheScreen() {
    letters.write(frame.pixels(), "Lamp", -5, -3, 7, 8);
    letters.write(frame.pixels(), "Lamp", Frame.WIDTH - 5, Frame.HEIGHT - 3, 7, 8);
    assertThat(frame.pixels()).contains((byte) 7);
  }

  @Test
  void aColourTakesAnEntryThatNoPixelUses() {
    Arrays.fill(frame.pixels(), (byte) 255);
    int red = new SpareColours(frame).of(0xFF0000);
    assertThat(red).isNotEqualTo(255);
    assertThat(Rgb.of(frame.palette(), red)).isEqualTo(0xFF0000);
  }

  @Test
  void ifAllColoursAreUsedTheNearestIsTaken() {
    for (int i = 0; i < Frame.COLOURS; i++) {
      frame.pixels()[i] = (byte) i;
      frame.palette()[i * 3] = (byte) i;
    }
    byte[] before = frame.palette().clone();
    assertThat(new SpareColours(frame).of(0xF80000)).isEqualTo(0xF8);
    assertThat(frame.palette()).isEqualTo(before);
  }
}
