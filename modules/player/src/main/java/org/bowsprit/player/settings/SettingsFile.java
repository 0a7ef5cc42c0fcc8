package org.bowsprit.player.settings;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.bowsprit.format.disk.FolderLock;
import org.bowsprit.player.save.SafeFile;
import org.bowsprit.player.save.UnfinishedFiles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The settings file, in TOML. An invalid file or value is reported in one line and ignored. Reading
 * never changes the file, even if it is invalid.
 */
public final class SettingsFile {

  private static final Logger LOG = LoggerFactory.getLogger(SettingsFile.class);
  private static final long MAX_BYTES = 1 << 20;

  private static final String LANGUAGES = "languages";

  private final Path path;

  /**
   * Creates an object for a path. The file is created by {@link #createIfMissing} or by the first
   * change.
   */
  public SettingsFile(Path path) {
    this.path = path;
  }

  /** Returns the path of the file. */
  public Path path() {
    return path;
  }

  /** Returns the folder of the player's additional languages, which is next to the file. */
  public Path languagesFolder() {
    return path.resolveSibling(LANGUAGES);
  }

  /**
   * Reads the values.
   *
   * @param notes receives a line for everything that is invalid
   * @return the values by section and key, joined by full stops
   */
  Map<String, String> read(Consumer<String> notes) {
    Map<String, String> values = new TreeMap<>();
    try {
      if (Files.exists(path) && Files.size(path) <= MAX_BYTES) {
        flatten("", new TomlMapper().readTree(Files.readString(path)), values);
      }
    } catch (JsonProcessingException e) {
      notes.accept(
          path.getFileName()
              + (e.getLocation() == null ? "" : ", line " + e.getLocation().getLineNr())
              + ": "
              + e.getOriginalMessage()
              + "; the default settings are used");
    } catch (IOException e) {
      notes.accept(path.getFileName() + " cannot be read; the default settings are used");
    }
    return values;
  }

  private static void flatten(String prefix, JsonNode node, Map<String, String> values) {
    node.properties()
        .forEach(
            field -> {
              String name = prefix + field.getKey();
              JsonNode value = field.getValue();
              if (value.isObject()) {
                flatten(name + ".", value, values);
              } else {
                values.put(name, text(value));
              }
            });
  }

  private static String text(JsonNode value) {
    if (!value.isArray()) {
      return value.asText();
    }
    StringBuilder text = new StringBuilder();
    value.forEach(element -> text.append(text.length() == 0 ? "" : ", ").append(element.asText()));
    return text.toString();
  }

  /**
   * Creates the file with an explanation of every setting, if it does not exist.
   *
   * @param additionalLines the lines of further sections
   */
  public void createIfMissing(List<String> additionalLines) {
    UnfinishedFiles.deleteLeftovers(folder());
    if (Files.notExists(path)) {
      change(
          () -> {
            if (Files.notExists(path)) {
              write(SettingsText.ofDefaults().add(additionalLines));
            }
          });
    }
  }

  /** Sets a value. */
  void set(String section, String key, String value) {
    change(
        () -> {
          SettingsText text =
              Files.exists(path)
                  ? SettingsText.of(Files.readString(path))
                  : SettingsText.ofDefaults();
          text.set(section, key, value);
          write(text);
        });
  }

  /** Removes a value. */
  void remove(String section, String key) {
    edit(text -> text.remove(section, key));
  }

  /** Removes a whole section. */
  void removeSection(String section) {
    edit(text -> text.removeSection(section));
  }

  private void edit(Consumer<SettingsText> edit) {
    change(
        () -> {
          if (Files.exists(path)) {
            SettingsText text = SettingsText.of(Files.readString(path));
            edit.accept(text);
            write(text);
          }
        });
  }

  /** Makes a change while no other process can change the file. */
  private void change(FolderLock.Change change) {
    try {
      Files.createDirectories(folder());
      new FolderLock(folder()).run(change);
    } catch (IOException e) {
      LOG.warn("the settings cannot be written", e);
    }
  }

  private void write(SettingsText text) throws IOException {
    new SafeFile(path).write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private Path folder() {
    return path.toAbsolutePath().getParent();
  }

  /**
   * Returns the values whose names begin with a section. The keys of the result are the names
   * without the section.
   */
  static Map<String, String> valuesBelow(String section, Map<String, String> values) {
    Map<String, String> result = new LinkedHashMap<>();
    values.forEach(
        (name, value) -> {
          if (name.startsWith(section + ".")) {
            result.put(name.substring(section.length() + 1), value);
          }
        });
    return result;
  }
}
