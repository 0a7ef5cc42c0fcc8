package org.bowsprit.engine.internal.writing;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.format.game.TolerantResources;

/** The character sets of a game. Number 1 replaces a missing one (spec 04 §11). */
public final class GameFonts implements Fonts {

  private static final int REPLACEMENT_FONT = 1;
  private static final int FONT_COUNT = 256;
  private static final Charset EMPTY =
      new Charset(
          Charset.SHIPPED_VERSION,
          Bytes.of(IntStream.range(0, Charset.MAP_SIZE).map(i -> 0).toArray()),
          1,
          8,
          List.<Optional<Glyph>>of(),
          Bytes.EMPTY);

  private final TolerantResources resources;
  private final Charset[] fonts = new Charset[FONT_COUNT];

  public GameFonts(TolerantResources resources) {
    this.resources = resources;
  }

  @Override
  public Charset font(int number) {
    int index = number & (FONT_COUNT - 1);
    if (fonts[index] == null) {
      fonts[index] =
          resources.charset(index).or(() -> resources.charset(REPLACEMENT_FONT)).orElse(EMPTY);
    }
    return fonts[index];
  }
}
