package org.bowsprit.player.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.player.ink.Rgb;
import org.junit.jupiter.api.Test;

class MenuLookTest {

  private final Charset font =
      new Charset(
          Charset.USUAL_VERSION,
          Bytes.wrap(new byte[Charset.MAP_SIZE]),
          1,
          8,
          List.of(),
          Bytes.EMPTY);

  @Test
  void readableColoursOfTheGameAreUsed() {
    MenuLook look = MenuLook.of(font, 0xA88CE0, 0xF0E060);
    assertThat(look.text()).isEqualTo(0xA88CE0);
    assertThat(look.bright()).isEqualTo(0xF0E060);
  }

  @Test
  void everyRowIsReadableWithAnyColoursOfTheGame() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      MenuLook look = MenuLook.of(font, random.nextInt(0x1000000), random.nextInt(0x1000000));
      assertThat(Rgb.contrast(look.text(), look.paper())).isGreaterThanOrEqualTo(4.5);
      assertThat(Rgb.contrast(look.bright(), look.paper())).isGreaterThanOrEqualTo(4.5);
      assertThat(Rgb.contrast(look.bright(), look.bar())).isGreaterThanOrEqualTo(4.5);
      assertThat(Rgb.contrast(look.dim(), look.bar())).isGreaterThanOrEqualTo(3);
    }
  }
}
