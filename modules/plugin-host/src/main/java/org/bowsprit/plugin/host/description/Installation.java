package org.bowsprit.plugin.host.description;

import java.util.List;
import java.util.Optional;

/**
 * The result of an installation.
 *
 * @param id the plugin's id
 * @param version the version that is installed now
 * @param sha256 the checksum of the plugin's file, 64 hexadecimal digits
 * @param replaced the previously installed version; empty if there was none
 * @param originBefore the registry from which the previous version came; empty if there was no
 *     previous version, or if it came from a file
 * @param unmet the plugins that the installed plugin needs but that are missing
 */
public record Installation(
    String id,
    String version,
    String sha256,
    String replaced,
    Optional<Origin> originBefore,
    List<PluginDescription.Need> unmet) {

  /** Copies the list. */
  public Installation {
    unmet = List.copyOf(unmet);
  }
}
