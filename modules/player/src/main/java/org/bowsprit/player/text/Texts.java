package org.bowsprit.player.text;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The program's own texts by key, in whatever language is wanted at the moment. */
public final class Texts {

  private static final String ONE = ".one";
  private static final String MANY = ".many";

  private final Supplier<Map<String, String>> entries;

  /**
   * Makes texts.
   *
   * @param entries tells what each key says now
   */
  public Texts(Supplier<Map<String, String>> entries) {
    this.entries = entries;
  }

  /** Returns the texts of English, which has them all. */
  public static Texts english() {
    Map<String, String> english = new Languages().english();
    return new Texts(() -> english);
  }

  /**
   * Returns a text.
   *
   * @param values stand in for <code>{0}</code>, <code>{1}</code> and so on
   * @throws IllegalArgumentException if there is no such key
   */
  public String of(String key, Object... values) {
    String text =
        find(key).orElseThrow(() -> new IllegalArgumentException("there is no text " + key));
    for (int i = 0; i < values.length; i++) {
      text = text.replace("{" + i + "}", String.valueOf(values[i]));
    }
    return text;
  }

  /** Returns a text that counts something: its key with {@code .one} or {@code .many} behind it. */
  public String counted(String key, long count) {
    return of(key + (count == 1 ? ONE : MANY), count);
  }

  /** Returns a text without values; empty if there is no such key. */
  public Optional<String> find(String key) {
    return Optional.ofNullable(entries.get().get(key));
  }
}
