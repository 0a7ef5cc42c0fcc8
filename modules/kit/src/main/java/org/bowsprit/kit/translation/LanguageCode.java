package org.bowsprit.kit.translation;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Converts between the English names of languages in sources, such as {@code german}, and the codes
 * of ISO 639-1.
 */
final class LanguageCode {

  private static final Map<String, String> CODES = codes();

  private LanguageCode() {}

  private static Map<String, String> codes() {
    Map<String, String> codes = new TreeMap<>();
    for (String code : Locale.getISOLanguages()) {
      codes.putIfAbsent(english(code), code);
    }
    return codes;
  }

  private static String english(String code) {
    return Locale.forLanguageTag(code).getDisplayLanguage(Locale.ENGLISH).toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the code of a language.
   *
   * @param name its English name; anything else, such as a code, is returned unchanged
   */
  static String of(String name) {
    return CODES.getOrDefault(name.toLowerCase(Locale.ROOT), name);
  }

  /**
   * Returns the English name of a language in lower case.
   *
   * @param code a code, perhaps with a country, such as {@code pt_BR}; anything else is returned
   *     unchanged
   */
  static String name(String code) {
    String language = code.split("[_@-]", 2)[0];
    return CODES.containsValue(language) ? english(language) : code;
  }
}
