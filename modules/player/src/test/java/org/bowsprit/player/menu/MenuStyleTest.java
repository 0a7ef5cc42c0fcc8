package org.bowsprit.player.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.player.ink.Rgb;
import org.junit.jupiter.api.Test;

class MenuStyleTest {

  private final Charset font =
      new Charset(
          Charset.SHIPPED_VERSION,
          Bytes.wrap(new byte[Charset.MAP_SIZE]),
          1,
          8,
          List.of(),
          Bytes.EMPTY);

  @Test
  void readableColoursOfTheGameAreUsed() {
    MenuStyle style = MenuStyle.of(font, 0xA88CE0, 0xF0E060);
    assertThat(style.text()).isEqualTo(0xA88CE0);
    assertThat(style.bright()).isEqualTo(0xF0E060);
  }

  @Test
  void everyRowIsReadableWithAnyColoursOfTheGame() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      MenuStyle style = MenuStyle.of(font, random.nextInt(0x1000000), random.nextInt(0x1000000));
      assertThat(Rgb.contrast(style.text(), style.background())).isGreaterThanOrEqualTo(4.5);
      assertThat(Rgb.contrast(style.bright(), style.background())).isGreaterThanOrEqualTo(4.5);
      assertThat(Rgb.contrast(style.bright(), style.bar())).isGreaterThanOrEqualTo(4.5);
      assertThat(Rgb.contrast(style.dim(), style.bar())).isGreaterThanOrEqualTo(3);
    }
  }
}
