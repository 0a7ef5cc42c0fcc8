package org.bowsprit.insight.console;

import java.util.List;
import java.util.function.Function;
import org.bowsprit.desktop.text.Texts;

/**
 * Thrown if a console command cannot be executed. Contains the reason, which is translated into the
 * player's language.
 */
public final class ConsoleException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Function<Texts, String> sentence;

  /**
   * Creates an exception.
   *
   * @param key the key of the sentence among the texts
   * @param values the values that replace <code>{0}</code>, <code>{1}</code> and so on
   */
  public ConsoleException(String key, Object... values) {
    super(key + " " + List.of(values));
    sentence = texts -> texts.of(key, values);
  }

  /** Creates an exception from the English message of a lower module. */
  public ConsoleException(RuntimeException cause) {
    super(cause);
    String reason = cause.getMessage();
    sentence = texts -> texts.translate(reason);
  }

  /** Returns the sentence for the player. */
  public String sentence(Texts texts) {
    return sentence.apply(texts);
  }
}
