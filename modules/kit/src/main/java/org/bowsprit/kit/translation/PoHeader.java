package org.bowsprit.kit.translation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The header of a gettext PO file, with its fields in their order.
 *
 * @param language the name of the target language, as the sources declare it
 * @param fields all other fields, by name
 */
public record PoHeader(String language, Map<String, String> fields) {

  private static final String LANGUAGE = "Language";

  /**
   * The fields that gettext expects. Translation tools fill in the fields about people and times.
   */
  private static final Map<String, String> DEFAULT_FIELDS = defaultFields();

  /** Adds the missing fields that gettext expects. */
  public PoHeader {
    Map<String, String> completeFields = new LinkedHashMap<>(DEFAULT_FIELDS);
    completeFields.putAll(fields);
    fields = Collections.unmodifiableMap(completeFields);
  }

  /** Returns the header of a new file. */
  static PoHeader of(String language) {
    return new PoHeader(language, Map.of());
  }

  /** Reads a header. Lines without a colon are left out. */
  static PoHeader parse(String text) {
    Map<String, String> fields = new LinkedHashMap<>();
    text.lines()
        .filter(line -> line.indexOf(':') > 0)
        .forEach(
            line -> {
              int colon = line.indexOf(':');
              fields.put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
            });
    String language = fields.getOrDefault(LANGUAGE, "");
    fields.remove(LANGUAGE);
    return new PoHeader(LanguageCode.name(language), fields);
  }

  private static Map<String, String> defaultFields() {
    Map<String, String> defaults = new LinkedHashMap<>();
    defaults.put("Project-Id-Version", "game");
    defaults.put("PO-Revision-Date", "1970-01-01 00:00+0000");
    defaults.put("Last-Translator", "none");
    defaults.put("Language-Team", "none");
    defaults.put("MIME-Version", "1.0");
    defaults.put("Content-Type", "text/plain; charset=UTF-8");
    defaults.put("Content-Transfer-Encoding", "8bit");
    return defaults;
  }

  /** Returns all fields as lines. */
  String text() {
    StringBuilder text = new StringBuilder();
    fields.forEach((name, value) -> text.append(name).append(": ").append(value).append('\n'));
    return text.append(LANGUAGE + ": ").append(LanguageCode.of(language)).append('\n').toString();
  }
}
