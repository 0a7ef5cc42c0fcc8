package org.bowsprit.web;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.desktop.text.Messages;

/** Stores the language of the page, and translates the engine's messages into it. */
final class PageLanguage {

  private final Map<String, String> englishByKey = new HashMap<>();
  private final Map<String, String> translations = new HashMap<>();
  private String code = "en";
  private Messages messages = new Messages(Map.of());

  /** Sets the language, as a two-letter code. */
  void setCode(String language) {
    code = language;
  }

  String code() {
    return code;
  }

  /** Removes all translations, so that all messages are in English. */
  void clear() {
    englishByKey.clear();
    translations.clear();
    messages = new Messages(Map.of());
  }

  /** Adds a translation of a message, in which <code>{0}</code> and so on represent values. */
  void add(String message, String translation) {
    String key = Messages.PREFIX + englishByKey.size();
    englishByKey.put(key, message);
    translations.put(key, translation);
    messages = null;
  }

  /** Returns a message in the language of the page; unchanged if it has no translation. */
  String translate(String message) {
    if (messages == null) {
      messages = new Messages(englishByKey);
    }
    return messages.translate(message, translations);
  }
}
