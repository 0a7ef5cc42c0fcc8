package org.bowsprit.player.ink;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.Charset;

/**
 * Chooses the font for the program's own texts: a font of the game that has all required
 * characters, or else {@link PlainFont}.
 */
public final class GameFontChooser {

  private static final int TEXT_SLOTS = 2;
  private static final int MAX_FONT_ID = 8;

  private final World world;

  /** Creates a chooser for a game. */
  public GameFontChooser(World world) {
    this.world = world;
  }

  /**
   * Returns the first font that has all required characters, in this order: the font of the verbs,
   * the font of speech, any other font of the game, {@link PlainFont}.
   */
  public Charset font() {
    return Stream.of(verbFonts(), textFonts(), IntStream.rangeClosed(1, MAX_FONT_ID))
        .flatMapToInt(numbers -> numbers)
        .distinct()
        .mapToObj(number -> world.resources().charset(number))
        .flatMap(font -> font.stream())
        .filter(Lettering::isUsable)
        .findFirst()
        .orElseGet(PlainFont::font);
  }

  private IntStream verbFonts() {
    return IntStream.range(1, world.verbs().capacity())
        .mapToObj(slot -> world.verbs().slot(slot))
        .filter(verb -> verb.isLive() && verb.hasLabel() && verb.mode() == Verb.Mode.ON)
        .mapToInt(Verb::charset);
  }

  private IntStream textFonts() {
    return IntStream.range(0, TEXT_SLOTS).map(slot -> world.textSlot(slot).defaults().charset());
  }
}
