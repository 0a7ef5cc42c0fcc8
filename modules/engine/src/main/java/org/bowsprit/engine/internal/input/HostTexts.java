package org.bowsprit.engine.internal.input;

import java.util.Arrays;
import java.util.Optional;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.WesternGlyphs;

/** The interpreter's own texts, which the game's data contain (spec 13 §13.4). */
public final class HostTexts {

  private final World world;
  private final TextExpander expander;
  private final boolean hasTexts;
  private final TextBuffer expanded = new TextBuffer(TextBuffer.OTHER_CAPACITY);

  /**
   * Creates the texts of a game.
   *
   * @param hasTexts whether the game's strings contain these texts; in other games the strings may
   *     be anything
   */
  public HostTexts(World world, TextExpander expander, boolean hasTexts) {
    this.world = world;
    this.expander = expander;
    this.hasTexts = hasTexts;
  }

  /**
   * Returns the bytes to show, in the game's own character encoding; empty if the game lacks the
   * text.
   */
  Optional<byte[]> shown(HostText text) {
    byte[] whole = string(text);
    int length = whole.length - (text.isQuestion() ? 1 : 0);
    return Optional.of(Arrays.copyOf(whole, Math.max(length, 0)))
        .filter(bytes -> !plain(bytes).isEmpty());
  }

  /** Returns the text on one line, in Unicode; empty if the game lacks it. */
  public Optional<String> unicodeText(HostText text) {
    return shown(text).map(bytes -> WesternGlyphs.textOf(plain(bytes)));
  }

  /** Returns whether a key answers a question with yes: the question's last character, or Y. */
  public boolean isYes(HostText question, int key) {
    byte[] whole = string(question);
    int yesKey = whole.length == 0 ? 'Y' : whole[whole.length - 1] & 0xFF;
    int upper = Character.toUpperCase(key);
    return upper == 'Y' || upper == Character.toUpperCase(yesKey);
  }

  private byte[] string(HostText text) {
    byte[] string = hasTexts ? world.stringResource(text.string()) : null;
    if (string == null) {
      return new byte[0];
    }
    int end = 0;
    while (end < string.length && string[end] != 0) {
      end++;
    }
    return Arrays.copyOf(string, end);
  }

  private String plain(byte[] text) {
    expander.expand(text, expanded);
    return PlainText.of(expanded.toArray(), expanded.length());
  }
}
