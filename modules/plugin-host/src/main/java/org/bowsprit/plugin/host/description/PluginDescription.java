package org.bowsprit.plugin.host.description;

import java.util.Objects;
import org.pf4j.PluginDescriptor;

/**
 * A plugin's description of itself.
 *
 * @param id the plugin's id
 * @param version the plugin's version
 * @param requires the supported versions of the plugin API
 * @param description a sentence about the plugin; may be empty
 * @param license its license; may be empty
 */
public record PluginDescription(
    String id, String version, String requires, String description, String license) {

  public static PluginDescription of(PluginDescriptor descriptor) {
    return new PluginDescription(
        descriptor.getPluginId(),
        descriptor.getVersion(),
        descriptor.getRequires(),
        Objects.requireNonNullElse(descriptor.getPluginDescription(), ""),
        Objects.requireNonNullElse(descriptor.getLicense(), ""));
  }
}
