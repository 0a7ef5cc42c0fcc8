package org.bowsprit.player.text;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program's own texts by key, in whatever language is wanted at the moment. */
public final class Texts {

  /** The place of a value in a text: its number is the group. */
  static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

  private static final String ONE = ".one";
  private static final String MANY = ".many";

  private final BooleanSupplier isEnglish;
  private final Supplier<Map<String, String>> entries;
  private Messages messages;

  /**
   * Makes texts.
   *
   * @param isEnglish tells whether the language is English now, and none of the player's own: then
   *     no message is looked for among the texts
   * @param entries tells what each key says now
   */
  public Texts(BooleanSupplier isEnglish, Supplier<Map<String, String>> entries) {
    this.isEnglish = isEnglish;
    this.entries = entries;
  }

  /** Returns the texts of English, which has them all. */
  public static Texts english() {
    return new Texts(() -> true, Languages::ofEnglish);
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
    return filled(text, values);
  }

  /** Returns a text with values in its places, in which no further places are looked for. */
  static String filled(String text, Object... values) {
    return PLACE
        .matcher(text)
        .replaceAll(
            place -> {
              int index = Integer.parseInt(place.group(1));
              return Matcher.quoteReplacement(
                  index < values.length ? String.valueOf(values[index]) : place.group());
            });
  }

  /** Returns a number in groups of three digits: {@code 8,955}, or {@code 8.955}. */
  public String number(long number) {
    return String.format(Locale.ROOT, "%,d", number).replace(",", of("number.group"));
  }

  /** Returns what a room is called, by the one name that its game's index has for it. */
  public String room(String name) {
    return find("room." + name.toLowerCase(Locale.ROOT)).orElse(name);
  }

  /** Returns a text that counts something: its key with {@code .one} or {@code .many} behind it. */
  public String counted(String key, long count) {
    return of(key + (count == 1 ? ONE : MANY), count);
  }

  /**
   * Returns a message of a module below, or of a plugin, which know English alone.
   *
   * @param message what it says in English
   * @return the same in this language, or as it is where it is not among the texts
   */
  public String translated(String message) {
    if (isEnglish.getAsBoolean()) {
      return message;
    }
    if (messages == null) {
      messages = new Messages(Languages.ofEnglish());
    }
    return messages.said(message, entries.get());
  }

  /** Returns a text without values; empty if there is no such key. */
  public Optional<String> find(String key) {
    return Optional.ofNullable(entries.get().get(key));
  }
}
