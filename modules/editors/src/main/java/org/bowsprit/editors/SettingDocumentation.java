package org.bowsprit.editors;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bow.LanguageWords;

/** The settings of each kind of declaration, with a line of documentation. */
final class SettingDocumentation {

  /** The declarations whose settings are the settings of one of the engine's operations. */
  private static final Map<String, String> OPERATIONS =
      Map.of("actor", "actorOps", "verb", "verbOps");

  private final Properties documentation = new Properties();

  SettingDocumentation() {
    try (InputStream in = SettingDocumentation.class.getResourceAsStream("settings.properties");
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      documentation.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException("the settings cannot be read", e);
    }
  }

  /** Returns the settings and members of a kind of declaration, with their documentation. */
  SortedMap<String, String> of(String kind) {
    SortedMap<String, String> found = new TreeMap<>();
    LanguageWords.settings(OPERATIONS.getOrDefault(kind, ""))
        .forEach((name, operands) -> found.put(name, String.join(", ", operands)));
    for (String key : documentation.stringPropertyNames()) {
      if (key.startsWith(kind + ".")) {
        found.put(key.substring(kind.length() + 1), documentation.getProperty(key));
      }
    }
    return found;
  }

  /** Returns the documentation of a setting; empty if the declaration has no such setting. */
  Optional<String> documentation(String kind, String setting) {
    return Optional.ofNullable(of(kind).get(setting)).map(each -> "`" + setting + "`: " + each);
  }
}
