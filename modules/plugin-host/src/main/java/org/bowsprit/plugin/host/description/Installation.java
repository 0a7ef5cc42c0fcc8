package org.bowsprit.plugin.host.description;

import java.util.List;
import java.util.Optional;

/**
 * The result of an installation.
 *
 * @param id the plugin's id
 * @param version the version that is installed now
 * @param sha256 the checksum of its file, 64 hexadecimal digits
 * @param replaced the previously installed version; empty if there was none
 * @param originBefore the registry that the previous version came from; empty if there was none, or
 *     it came from a file
 * @param unmet the plugins that it needs and that are not there
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
