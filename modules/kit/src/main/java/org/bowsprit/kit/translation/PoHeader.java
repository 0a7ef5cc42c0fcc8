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
  private static final Map<String, String> USUAL = usual();

  /** Adds the missing fields that gettext expects. */
  public PoHeader {
    Map<String, String> all = new LinkedHashMap<>(USUAL);
    all.putAll(fields);
    fields = Collections.unmodifiableMap(all);
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

  private static Map<String, String> usual() {
    Map<String, String> usual = new LinkedHashMap<>();
    usual.put("Project-Id-Version", "game");
    usual.put("PO-Revision-Date", "1970-01-01 00:00+0000");
    usual.put("Last-Translator", "none");
    usual.put("Language-Team", "none");
    usual.put("MIME-Version", "1.0");
    usual.put("Content-Type", "text/plain; charset=UTF-8");
    usual.put("Content-Transfer-Encoding", "8bit");
    return usual;
  }

  /** Returns all fields as lines. */
  String text() {
    StringBuilder text = new StringBuilder();
    fields.forEach((name, value) -> text.append(name).append(": ").append(value).append('\n'));
    return text.append(LANGUAGE + ": ").append(LanguageCode.of(language)).append('\n').toString();
  }
}
