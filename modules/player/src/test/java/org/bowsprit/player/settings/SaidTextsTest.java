package org.bowsprit.player.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Languages;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.render.HostEvent.PadButton;
import org.junit.jupiter.api.Test;

/**
 * Tests that every key in the modules player, desktop, insight and launcher has a text, and that
 * every text is used.
 */
class SaidTextsTest {

  private static final List<Path> SOURCES =
      List.of(
          Path.of("src", "main", "java"),
          Path.of("..", "desktop", "src", "main", "java"),
          Path.of("..", "insight", "src", "main", "java"),
          Path.of("..", "launcher", "src", "main", "java", "org", "bowsprit", "launcher", "play"));
  private static final Path BUNDLED_ROOMS =
      Path.of("..", "..", "games", "gannet-rock", "sources", "rooms");
  private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-z0-9.:-]*)\"");
  private static final Pattern COMMAND = Pattern.compile("Command\\.of\\(\\s*\"([a-z]+)");

  /** The prefix of keys for messages that come from other modules. */
  private static final String MESSAGES = "message.";

  /** The ids of the filters of the bundled renderers. */
  private static final List<String> FILTERS =
      List.of(
          "nearest",
          "sharp-bilinear",
          "edge",
          "hq",
          "smooth",
          "crt",
          "crt-flat",
          "crt-amber",
          "sextant",
          "ascii");

  /** The forms of the keys that the code composes from a name. */
  private static final List<String> ENDINGS =
      List.of(
          "%s",
          "%s.one",
          "%s.many",
          "%s.hint",
          "%s.title",
          "value.%s",
          "told.%s",
          "told.%s.failed",
          "drawer.%s",
          "console.range-%s");

  private final Map<String, String> english = new Languages(Path.of("none")).texts("en");

  @Test
  void everyMessageHasATextAndEveryTextIsUsed() throws IOException {
    Set<String> said = new TreeSet<>(Set.of("language"));
    Texts texts = recording(said);
    for (HostAction action : HostAction.values()) {
      action.label(texts);
      action.remark(texts);
    }
    for (Setting setting : Setting.values()) {
      setting.label(texts);
      setting.remark(texts);
    }
    for (PadButton button : PadButton.values()) {
      said.add("pad." + KeySettings.name(button));
    }
    try (Stream<Path> rooms = Files.list(BUNDLED_ROOMS)) {
      rooms.forEach(room -> said.add("room." + room.getFileName()));
    }
    FILTERS.forEach(filter -> said.add("filter." + filter));
    found(COMMAND).forEach(name -> said.add("help." + name));
    for (String literal : literals()) {
      ENDINGS.forEach(ending -> said.add(ending.formatted(literal)));
      said.add("told.%s.full".formatted(literal));
    }
    assertThat(english.keySet())
        .filteredOn(key -> !key.startsWith(MESSAGES) && !key.startsWith("key."))
        .allSatisfy(key -> assertThat(said).contains(key));
  }

  @Test
  void everyKeyInTheCodeHasAText() throws IOException {
    Set<String> sections =
        english.keySet().stream()
            .filter(key -> key.contains("."))
            .map(key -> key.substring(0, key.indexOf('.')))
            .collect(Collectors.toSet());
    assertThat(literals())
        .filteredOn(literal -> literal.matches("[a-z-]+\\.[a-z0-9.-]*[a-z0-9]"))
        .filteredOn(literal -> !literal.endsWith(".properties"))
        .filteredOn(literal -> sections.contains(literal.substring(0, literal.indexOf('.'))))
        .filteredOn(literal -> !english.containsKey(literal))
        .allSatisfy(
            literal -> assertThat(english).containsKeys(literal + ".one", literal + ".many"));
  }

  private Texts recording(Set<String> said) {
    Map<String, String> known =
        new HashMap<>(english) {
          private static final long serialVersionUID = 1L;

          @Override
          public String get(Object key) {
            said.add(String.valueOf(key));
            return super.get(key);
          }
        };
    return new Texts(() -> false, () -> known);
  }

  private static Set<String> literals() throws IOException {
    return found(LITERAL);
  }

  private static Set<String> found(Pattern pattern) throws IOException {
    Set<String> found = new TreeSet<>();
    for (Path sources : SOURCES) {
      try (Stream<Path> files = Files.walk(sources)) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .flatMap(file -> pattern.matcher(read(file)).results())
            .forEach(hit -> found.add(hit.group(1)));
      }
    }
    return found;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
