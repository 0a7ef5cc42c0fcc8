package org.bowsprit.kit.translation;

import java.util.Objects;
import org.bowsprit.vm.code.ScriptText;

/**
 * A text of a game.
 *
 * @param place the script and the number of the text in it, such as {@code object:5:12 3}; the same
 *     for every copy of the game
 * @param text the text at this place
 */
public record GameText(String place, ScriptText text) {

  public GameText {
    Objects.requireNonNull(place, "place must not be null");
    Objects.requireNonNull(text, "text must not be null");
  }

  /** Returns the text in the form for translators. */
  public String readable() {
    return GlyphText.read(text);
  }
}
