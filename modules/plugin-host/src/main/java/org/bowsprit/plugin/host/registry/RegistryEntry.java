package org.bowsprit.plugin.host.registry;

import java.util.List;
import java.util.Locale;
import org.bowsprit.plugin.host.description.OneLine;

/**
 * One version of a plugin in the list of a registry. Texts that are shown to users are in one line.
 *
 * @param id the plugin's id
 * @param version the plugin's version
 * @param requires the supported versions of the plugin API, such as {@code >=1.0.0 & <2.0.0}
 * @param kinds the kinds of its services: {@code router}, {@code renderer}, {@code audio}, {@code
 *     music}, {@code sound-file}
 * @param url the address of the plugin's file; may be relative to the list
 * @param sha256 the checksum of the plugin's file, 64 hexadecimal digits
 * @param size the size of the plugin's file in bytes
 * @param description a sentence about the plugin; may be empty, like the next four texts
 * @param license an SPDX identifier
 * @param homepage a page with more information
 * @param dependencies the plugins that it needs, as in {@code plugin.dependencies}: {@code
 *     shapes@>=1.0.0, tones?}
 * @param changes the changes in this version
 * @param withdrawn the reason why this version should not be used any more; empty if it is not
 *     withdrawn
 * @param platform the only platform that the file is for, such as {@code linux-x86_64}; empty if it
 *     is for all
 */
public record RegistryEntry(
    String id,
    String version,
    String requires,
    List<String> kinds,
    String url,
    String sha256,
    long size,
    String description,
    String license,
    String homepage,
    String dependencies,
    String changes,
    String withdrawn,
    String platform) {

  /** Copies the list. Absent values become empty. */
  public RegistryEntry {
    id = orEmpty(id);
    version = orEmpty(version);
    requires = orEmpty(requires);
    kinds = kinds == null ? List.of() : kinds.stream().map(OneLine::of).toList();
    url = orEmpty(url);
    sha256 = orEmpty(sha256);
    description = OneLine.of(description);
    license = OneLine.of(license);
    homepage = OneLine.of(homepage);
    dependencies = OneLine.of(dependencies);
    changes = OneLine.of(changes);
    withdrawn = OneLine.of(withdrawn);
    platform = orEmpty(platform);
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }

  /** Returns whether the file works on a platform. */
  boolean isFor(String machine) {
    return platform.isEmpty() || platform.equals(machine);
  }

  /** Returns whether the registry has withdrawn this version. */
  public boolean hasBeenWithdrawn() {
    return !withdrawn.isEmpty();
  }

  /** Returns the id and the version: {@code shapes@1.0.0}. */
  String idAndVersion() {
    return id + "@" + version;
  }

  /** Returns whether another entry has the same plugin, version and platform. */
  boolean isSameVersion(RegistryEntry other) {
    return idAndVersion().equals(other.idAndVersion()) && platform.equals(other.platform);
  }

  /** Returns this entry with the reason for its withdrawal and a homepage; both may be empty. */
  RegistryEntry withWithdrawal(String reason, String page) {
    return new RegistryEntry(
        id,
        version,
        requires,
        kinds,
        url,
        sha256,
        size,
        description,
        license,
        page,
        dependencies,
        changes,
        reason,
        platform);
  }

  /** Returns whether the id, the kinds or the description contain a text. */
  public boolean matches(String text) {
    String lowerCaseText = text.toLowerCase(Locale.ROOT);
    return (id + " " + String.join(" ", kinds) + " " + description)
        .toLowerCase(Locale.ROOT)
        .contains(lowerCaseText);
  }
}
