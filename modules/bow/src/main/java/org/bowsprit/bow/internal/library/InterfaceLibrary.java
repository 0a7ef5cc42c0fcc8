package org.bowsprit.bow.internal.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.internal.source.Source;

/** The interfaces that a game can use, by name. */
final class InterfaceLibrary {

  /** The names of all interfaces. */
  static final List<String> NAMES = List.of("nine-verbs");

  /** The settings of all interfaces, with their values. The first value is the default. */
  static final Map<String, List<String>> SETTINGS = Map.of("carried", List.of("words", "pictures"));

  /** The languages of the texts of all interfaces, in the order of the versions of each text. */
  static final List<String> LANGUAGES = List.of("english", "german");

  /** The prefix of an interface's name in messages. */
  static final String PATH_PREFIX = "interface:";

  private InterfaceLibrary() {}

  /** Returns a text's versions in the languages of a game. English replaces a missing version. */
  static <T> List<T> versions(List<T> all, List<String> languages) {
    if (all.size() == 1) {
      return all;
    }
    List<T> selected =
        languages.stream().map(each -> all.get(Math.max(0, LANGUAGES.indexOf(each)))).toList();
    return selected.isEmpty() ? all.subList(0, 1) : selected;
  }

  /**
   * Returns the declarations that replace declarations of an interface for a value of one of {@link
   * #SETTINGS}; empty for the default value.
   */
  static Optional<Source> replacements(String interfaceName, String setting, String value) {
    return value.equals(SETTINGS.get(setting).get(0))
        ? Optional.empty()
        : Optional.of(source(interfaceName + "." + setting + "-" + value));
  }

  /** Returns the source of one of {@link #NAMES}. */
  static Source source(String name) {
    try (InputStream in = InterfaceLibrary.class.getResourceAsStream(name + ".bow")) {
      return new Source(
          PATH_PREFIX + name + ".bow", new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("the interface " + name + " cannot be read", e);
    }
  }
}
