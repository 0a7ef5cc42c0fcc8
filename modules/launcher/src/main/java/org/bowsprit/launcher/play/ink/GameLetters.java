package org.bowsprit.launcher.play.ink;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.kit.font.FontSources;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;

/**
 * Picks the font for the program's own lines: the game's, if it has one with all the letters that
 * takes, else the kit's plain one.
 */
public final class GameLetters {

  private static final int TEXT_SLOTS = 2;
  private static final int FIRST_FONTS = 8;
  private static final String PLAIN = "charsets/plain";

  private final World world;

  /** Looks at a game. */
  public GameLetters(World world) {
    this.world = world;
  }

  /** Returns the font: of the verbs if it is whole, of what is said, any other, the plain one. */
  public Charset font() {
    return Stream.of(ofVerbs(), ofTexts(), IntStream.rangeClosed(1, FIRST_FONTS))
        .flatMapToInt(numbers -> numbers)
        .distinct()
        .mapToObj(number -> world.resources().charset(number))
        .flatMap(font -> font.stream())
        .filter(Lettering::isUsable)
        .findFirst()
        .orElseGet(GameLetters::plain);
  }

  private IntStream ofVerbs() {
    return IntStream.range(1, world.verbs().capacity())
        .mapToObj(slot -> world.verbs().at(slot))
        .filter(verb -> verb.isLive() && verb.hasLabel() && verb.mode() == Verb.Mode.ON)
        .mapToInt(Verb::charset);
  }

  private IntStream ofTexts() {
    return IntStream.range(0, TEXT_SLOTS).map(slot -> world.textSlot(slot).defaults().charset());
  }

  /** Returns the kit's own font. */
  static Charset plain() {
    NavigableMap<String, Bytes> files = StarterGame.sources("").files();
    String text = new String(files.get(PLAIN + ".txt").toArray(), StandardCharsets.UTF_8);
    List<TextProblem> problems = new ArrayList<>();
    try {
      return new FontSources(text, PngReader.read(files.get(PLAIN + ".png").toArray()))
          .build(problems)
          .orElseThrow(() -> new IllegalStateException("the kit's font: " + problems));
    } catch (PngException e) {
      throw new IllegalStateException("the kit's font is damaged", e);
    }
  }
}
