package org.bowsprit.plugin.host.registry;

import java.util.List;
import java.util.Locale;

/**
 * One version of a plugin in the list of a registry.
 *
 * @param id the plugin's id
 * @param version the plugin's version
 * @param requires the supported versions of the plugin API, such as {@code >=1.0.0 & <2.0.0}
 * @param kinds the kinds of its services: {@code router}, {@code renderer}, {@code audio}, {@code
 *     music}, {@code sound-file}
 * @param url the address of its file; may be relative to the list
 * @param sha256 the checksum of its file, 64 hexadecimal digits
 * @param size the size of its file in bytes
 * @param description a sentence about the plugin; may be empty, as may the next two
 * @param license an SPDX identifier
 * @param homepage a page with more information
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
    String platform) {

  /** Copies the list. Absent values become empty. */
  public RegistryEntry {
    id = given(id);
    version = given(version);
    requires = given(requires);
    kinds = kinds == null ? List.of() : List.copyOf(kinds);
    url = given(url);
    sha256 = given(sha256);
    description = given(description);
    license = given(license);
    homepage = given(homepage);
    platform = given(platform);
  }

  private static String given(String text) {
    return text == null ? "" : text;
  }

  /** Returns whether the file works on a platform. */
  boolean isFor(String machine) {
    return platform.isEmpty() || platform.equals(machine);
  }

  /** Returns whether the id, the kinds or the description contain a text. */
  public boolean matches(String text) {
    String wanted = text.toLowerCase(Locale.ROOT);
    return (id + " " + String.join(" ", kinds) + " " + description)
        .toLowerCase(Locale.ROOT)
        .contains(wanted);
  }
}
