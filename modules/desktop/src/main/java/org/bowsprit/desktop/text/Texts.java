package org.bowsprit.desktop.text;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program's own texts by key, in the current language. */
public final class Texts {

  /** A placeholder in a text. The group contains its number. */
  static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)}");

  private static final String SINGULAR_SUFFIX = ".one";
  private static final String PLURAL_SUFFIX = ".many";

  private final BooleanSupplier isEnglish;
  private final Supplier<Map<String, String>> entries;
  private Messages messages;

  /**
   * Creates texts.
   *
   * @param isEnglish returns true if the current language is English and the player has not changed
   *     its texts; messages are then not translated
   * @param entries returns the current texts by key
   */
  public Texts(BooleanSupplier isEnglish, Supplier<Map<String, String>> entries) {
    this.isEnglish = isEnglish;
    this.entries = entries;
  }

  /** Returns the English texts, which are complete. */
  public static Texts english() {
    return new Texts(() -> true, Languages::englishTexts);
  }

  /**
   * Returns a text.
   *
   * @param values the values that replace <code>{0}</code>, <code>{1}</code> and so on
   * @throws IllegalArgumentException if the key does not exist
   */
  public String of(String key, Object... values) {
    String text =
        find(key).orElseThrow(() -> new IllegalArgumentException("there is no text " + key));
    return fill(text, values);
  }

  /**
   * Returns a text with values in its placeholders. Placeholders within the values are not
   * replaced.
   */
  static String fill(String text, Object... values) {
    StringBuilder filled = new StringBuilder();
    Matcher placeholder = PLACEHOLDER.matcher(text);
    int from = 0;
    while (placeholder.find()) {
      int index = Integer.parseInt(placeholder.group(1));
      filled.append(text, from, placeholder.start());
      filled.append(index < values.length ? values[index] : placeholder.group());
      from = placeholder.end();
    }
    return filled.append(text, from, text.length()).toString();
  }

  /** Returns a number in groups of three digits, for example {@code 8,955} or {@code 8.955}. */
  public String number(long number) {
    return String.format(Locale.ROOT, "%,d", number).replace(",", of("number.group"));
  }

  /**
   * Returns the display name of a room. It is looked up by the name of the room in the game's
   * index. If there is no such text, the name itself is returned.
   */
  public String room(String name) {
    return find("room." + name.toLowerCase(Locale.ROOT)).orElse(name);
  }

  /**
   * Returns the singular or plural form of a text for a number. The key of the form has the suffix
   * {@code .one} or {@code .many}.
   */
  public String plural(String key, long count) {
    return of(key + (count == 1 ? SINGULAR_SUFFIX : PLURAL_SUFFIX), count);
  }

  /**
   * Translates a message from a lower module or a plugin, which is always in English.
   *
   * @param message the English message
   * @return the message in the current language; unchanged if it is not among the texts
   */
  public String translate(String message) {
    if (isEnglish.getAsBoolean()) {
      return message;
    }
    if (messages == null) {
      messages = new Messages(Languages.englishTexts());
    }
    return messages.translate(message, entries.get());
  }

  /** Returns a text without replacing its placeholders; empty if the key does not exist. */
  public Optional<String> find(String key) {
    return Optional.ofNullable(entries.get().get(key));
  }
}
