package org.bowsprit.plugin.host.registry;

import java.util.List;
import java.util.Locale;

/**
 * One version of a plugin, as a registry lists it.
 *
 * @param id the plugin's id
 * @param version of the plugin
 * @param requires the versions of the plugin API it works with, such as {@code >=1.0.0 & <2.0.0}
 * @param kinds what it brings: {@code router}, {@code renderer}, {@code audio}, {@code music},
 *     {@code sound-file}
 * @param url where its file is; may be relative to the list
 * @param sha256 the checksum of its file, 64 hexadecimal digits
 * @param size of its file in bytes
 * @param description what it is, in a sentence; may be empty, as the next two
 * @param license an SPDX identifier
 * @param homepage where more is said
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
    String homepage) {

  /** Copies the list; what is absent is empty. */
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
  }

  private static String given(String text) {
    return text == null ? "" : text;
  }

  /** Returns whether it is found by a text: in its id, its kinds or its description. */
  public boolean matches(String text) {
    String wanted = text.toLowerCase(Locale.ROOT);
    return (id + " " + String.join(" ", kinds) + " " + description)
        .toLowerCase(Locale.ROOT)
        .contains(wanted);
  }
}
