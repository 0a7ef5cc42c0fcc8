package org.bowsprit.plugin.host.registry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.bowsprit.plugin.host.PluginId;

/**
 * The list of a registry: {@code index.json}.
 *
 * @param schema the version of this layout, {@value #SCHEMA}
 * @param name the name of the registry
 * @param serial a number that increases with each change, so that an old list is detected
 * @param plugins every version of every plugin, in any order
 */
public record RegistryIndex(int schema, String name, long serial, List<RegistryEntry> plugins) {

  /** The supported version of the layout. */
  public static final int SCHEMA = 1;

  private static final JsonMapper JSON =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
  private static final Pattern VERSION = Pattern.compile("[0-9A-Za-z.+-]{1,60}");
  private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern PLATFORM = Pattern.compile("[0-9a-z_-]{0,40}");
  private static final int LONGEST_RANGE = 200;

  /** Copies the list. Absent values become empty. */
  public RegistryIndex {
    name = Objects.requireNonNullElse(name, "");
    plugins = plugins == null ? List.of() : List.copyOf(plugins);
  }

  /**
   * Reads a list.
   *
   * @param json the whole file
   * @param from the name of the list in messages
   * @throws RegistryException if the file is not a valid list; the message names the place
   */
  static RegistryIndex read(byte[] json, String from) {
    RegistryIndex index;
    try {
      index = JSON.readValue(json, RegistryIndex.class);
    } catch (JsonProcessingException e) {
      throw new RegistryException(from + ": " + place(e) + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new RegistryException(from + " cannot be read: " + e.getMessage(), e);
    }
    if (index == null || index.schema() != SCHEMA) {
      throw new RegistryException(
          from + ": schema: expected " + SCHEMA + (index == null ? "" : ", got " + index.schema()));
    }
    for (int i = 0; i < index.plugins().size(); i++) {
      check(index.plugins().get(i), from + ": plugins[" + i + "].");
    }
    return index;
  }

  private static String place(JsonProcessingException e) {
    return e.getLocation() == null
        ? ""
        : "line "
            + e.getLocation().getLineNr()
            + ", column "
            + e.getLocation().getColumnNr()
            + ": ";
  }

  private static void check(RegistryEntry entry, String place) {
    expect(PluginId.isOne(entry.id()), place + "id", "a plugin's id", entry.id());
    expect(
        VERSION.matcher(entry.version()).matches(),
        place + "version",
        "a version",
        entry.version());
    expect(
        entry.requires().length() <= LONGEST_RANGE,
        place + "requires",
        "at most " + LONGEST_RANGE + " characters",
        entry.requires().length());
    expect(!entry.url().isBlank(), place + "url", "where the file is", "nothing");
    expect(
        SHA256.matcher(entry.sha256()).matches(),
        place + "sha256",
        "64 hexadecimal digits in lower case",
        "'" + entry.sha256() + "'");
    expect(
        PLATFORM.matcher(entry.platform()).matches(),
        place + "platform",
        "a platform such as linux-x86_64",
        "'" + entry.platform() + "'");
    expect(entry.size() > 0, place + "size", "a number of bytes", entry.size());
  }

  private static void expect(boolean isSo, String place, String expected, Object got) {
    if (!isSo) {
      throw new RegistryException(place + ": expected " + expected + ", got " + got);
    }
  }
}
