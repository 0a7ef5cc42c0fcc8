package org.bowsprit.plugin.host.registry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.bowsprit.plugin.host.description.OneLine;
import org.bowsprit.plugin.host.description.PluginId;

/**
 * The list of a registry: {@code index.json}.
 *
 * @param name the name of the registry
 * @param serial a number that increases with each change, so that an outdated list is detected
 * @param expires the last day on which the list is used; empty if it never expires
 * @param nextKey the key of all later lists; empty if the key does not change
 * @param plugins every version of every plugin, in any order
 * @param faults the entries that cannot be used
 */
public record RegistryIndex(
    String name,
    long serial,
    String expires,
    String nextKey,
    List<RegistryEntry> plugins,
    List<Fault> faults) {

  /** The supported version of the layout. */
  public static final int SCHEMA = 1;

  private static final JsonMapper JSON =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
  private static final Pattern VERSION_PATTERN = Pattern.compile("[0-9A-Za-z.+-]{1,60}");
  private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern PLATFORM_PATTERN = Pattern.compile("[0-9a-z_-]{0,40}");
  private static final int MAX_RANGE_LENGTH = 200;
  private static final int MAX_DEPENDENCIES_LENGTH = 1_000;

  /**
   * An entry that cannot be used.
   *
   * @param id the plugin's id; empty if it has none
   * @param line a line with the list, the place in the list, the expected data and the actual data
   */
  public record Fault(String id, String line) {}

  /** Copies the lists. */
  public RegistryIndex {
    name = OneLine.of(name);
    plugins = List.copyOf(plugins);
    faults = List.copyOf(faults);
  }

  /** The fields of the file. */
  private record Layout(
      int schema, String name, long serial, String expires, String nextKey, JsonNode plugins) {}

  /**
   * Reads a list. An entry that cannot be used becomes a fault; the other entries are used.
   *
   * @param json the whole file
   * @param address the address of the list
   * @throws RegistryException if the file is not a list; the message names the place
   */
  static RegistryIndex read(byte[] json, URI address) {
    Layout layout = layout(json, address.toString());
    JsonNode plugins = layout.plugins();
    if (plugins != null && !plugins.isArray() && !plugins.isNull()) {
      throw new RegistryException(address + ": plugins: expected a list");
    }
    Entries entries = new Entries(address);
    for (int i = 0; plugins != null && i < plugins.size(); i++) {
      entries.add(plugins.get(i), i);
    }
    return new RegistryIndex(
        layout.name(),
        layout.serial(),
        checkedDate(layout.expires(), address),
        checkedKey(layout.nextKey()),
        entries.usableEntries,
        entries.faults);
  }

  private static Layout layout(byte[] json, String address) {
    Layout layout;
    try {
      layout = JSON.readValue(json, Layout.class);
    } catch (JsonProcessingException e) {
      throw new RegistryException(address + ": " + position(e) + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new RegistryException(address + " cannot be read: " + e.getMessage(), e);
    }
    if (layout == null || layout.schema() != SCHEMA) {
      throw new RegistryException(
          address
              + ": schema: expected "
              + SCHEMA
              + (layout == null ? "" : ", got " + layout.schema()));
    }
    return layout;
  }

  private static String position(JsonProcessingException e) {
    return e.getLocation() == null
        ? ""
        : "line "
            + e.getLocation().getLineNr()
            + ", column "
            + e.getLocation().getColumnNr()
            + ": ";
  }

  private static String checkedDate(String expires, URI from) {
    try {
      return expires == null ? "" : LocalDate.parse(expires).toString();
    } catch (DateTimeParseException e) {
      throw new RegistryException(
          from + ": expires: expected a day such as 2027-01-31, got " + expires, e);
    }
  }

  private static String checkedKey(String key) {
    return key == null ? "" : new RegistryKey(key).text();
  }

  /** Returns the end of the last day on which the list is used. */
  Instant expiryTime() {
    return expires.isEmpty()
        ? Instant.MAX
        : LocalDate.parse(expires).plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
  }

  /** Separates the usable entries of a list from the faults. */
  private static final class Entries {

    private final List<RegistryEntry> usableEntries = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final Map<String, String> spellings = new HashMap<>();
    private final URI address;

    Entries(URI address) {
      this.address = address;
    }

    void add(JsonNode node, int number) {
      String position = address + ": plugins[" + number + "]";
      try {
        RegistryEntry entry = entry(node, position);
        check(entry, position + " (" + entry.id() + ").");
        usableEntries.add(entry);
      } catch (RegistryException e) {
        JsonNode id = node.get("id");
        faults.add(new Fault(id == null || !id.isTextual() ? "" : id.textValue(), e.getMessage()));
      }
    }

    private static RegistryEntry entry(JsonNode node, String position) {
      if (!node.isObject()) {
        throw new RegistryException(position + ": expected an entry, got " + node.getNodeType());
      }
      try {
        return JSON.treeToValue(node, RegistryEntry.class);
      } catch (JsonProcessingException e) {
        throw new RegistryException(position + ": " + e.getOriginalMessage(), e);
      }
    }

    private void check(RegistryEntry entry, String position) {
      expect(PluginId.isValid(entry.id()), position + "id", "a plugin's id", entry.id());
      String spelling =
          spellings.computeIfAbsent(entry.id().toLowerCase(Locale.ROOT), any -> entry.id());
      expect(
          spelling.equals(entry.id()),
          position + "id",
          "another id than " + spelling + ", which differs only in upper and lower case",
          entry.id());
      expect(
          VERSION_PATTERN.matcher(entry.version()).matches(),
          position + "version",
          "a version",
          entry.version());
      expect(
          entry.requires().length() <= MAX_RANGE_LENGTH,
          position + "requires",
          "at most " + MAX_RANGE_LENGTH + " characters",
          entry.requires().length());
      expect(
          entry.dependencies().length() <= MAX_DEPENDENCIES_LENGTH,
          position + "dependencies",
          "at most " + MAX_DEPENDENCIES_LENGTH + " characters",
          entry.dependencies().length());
      expect(
          SHA256.matcher(entry.sha256()).matches(),
          position + "sha256",
          "64 hexadecimal digits in lower case",
          "'" + entry.sha256() + "'");
      expect(
          PLATFORM_PATTERN.matcher(entry.platform()).matches(),
          position + "platform",
          "a platform such as linux-x86_64",
          "'" + entry.platform() + "'");
      expect(entry.size() > 0, position + "size", "a number of bytes", entry.size());
      try {
        Download.address(address, entry.url());
      } catch (RegistryException e) {
        throw new RegistryException(position + "url: " + e.getMessage(), e);
      }
    }

    private static void expect(boolean isMet, String position, String expected, Object actual) {
      if (!isMet) {
        throw new RegistryException(position + ": expected " + expected + ", got " + actual);
      }
    }
  }
}
