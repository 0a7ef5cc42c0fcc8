package org.bowsprit.insight.console;

import java.util.List;
import java.util.function.Function;
import org.bowsprit.player.text.Texts;

/** Thrown when a line cannot be done; it says why in the player's language. */
public final class ConsoleException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Function<Texts, String> sentence;

  /**
   * Says why.
   *
   * @param key of the sentence among the texts
   * @param values stand in for <code>{0}</code>, <code>{1}</code> and so on
   */
  public ConsoleException(String key, Object... values) {
    super(key + " " + List.of(values));
    sentence = texts -> texts.of(key, values);
  }

  /** Takes the reason of a module below, in English. */
  public ConsoleException(RuntimeException below) {
    super(below);
    String reason = below.getMessage();
    sentence = texts -> texts.translated(reason);
  }

  /** Returns what the player is told. */
  String sentence(Texts texts) {
    return sentence.apply(texts);
  }
}
