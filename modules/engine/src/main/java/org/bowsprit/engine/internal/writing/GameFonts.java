package org.bowsprit.engine.internal.writing;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.format.game.PlayedResources;

/** The character sets of a game. Number 1 replaces a missing one (spec 04 §11). */
public final class GameFonts implements Fonts {

  private static final int STAND_IN = 1;
  private static final int KNOWN = 256;
  private static final Charset EMPTY =
      new Charset(
          Charset.USUAL_VERSION,
          Bytes.of(IntStream.range(0, Charset.MAP_SIZE).map(i -> 0).toArray()),
          1,
          8,
          List.<Optional<Glyph>>of(),
          Bytes.EMPTY);

  private final PlayedResources resources;
  private final Charset[] fonts = new Charset[KNOWN];

  public GameFonts(PlayedResources resources) {
    this.resources = resources;
  }

  @Override
  public Charset font(int number) {
    int at = number & (KNOWN - 1);
    if (fonts[at] == null) {
      fonts[at] = resources.charset(at).or(() -> resources.charset(STAND_IN)).orElse(EMPTY);
    }
    return fonts[at];
  }
}
