package org.bowsprit.kit.internal.costume;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.media.image.IndexedPicture;
import org.junit.jupiter.api.Test;

/** Tests how the pictures of a costume are arranged in one image. */
class PictureStripTest {

  private final PictureStrip strip = new PictureStrip(4);

  @Test
  void picturesAreArrangedInRows() {
    assertThat(strip.add(2, 1, new byte[] {1, 2})).isEqualTo(new PictureStrip.Position(0, 0));
    assertThat(strip.add(2, 2, new byte[] {3, 4, 5, 6})).isEqualTo(new PictureStrip.Position(2, 0));
    assertThat(strip.add(1, 1, new byte[] {7})).isEqualTo(new PictureStrip.Position(0, 2));

    IndexedPicture picture = strip.toPicture(new Palette(Bytes.EMPTY));
    assertThat(picture.width()).isEqualTo(4);
    assertThat(picture.pixels().toArray()).containsExactly(1, 2, 3, 4, 0, 0, 5, 6, 7, 0, 0, 0);
  }

  @Test
  void emptyPicturesUseNoSpace() {
    strip.add(0, 0, new byte[0]);
    strip.add(1, 1, new byte[] {1});

    assertThat(strip.toPicture(new Palette(Bytes.EMPTY)).pixels().toArray()).containsExactly(1);
  }
}
