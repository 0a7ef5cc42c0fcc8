package org.bowsprit.plugin.host;

import java.util.Objects;
import org.pf4j.PluginDescriptor;

/**
 * What a plugin's file says of itself.
 *
 * @param id the plugin's id
 * @param version of the plugin
 * @param requires the versions of the plugin API it works with
 * @param description what it is; may be empty
 * @param license its license; may be empty
 */
public record PluginDescription(
    String id, String version, String requires, String description, String license) {

  static PluginDescription of(PluginDescriptor descriptor) {
    return new PluginDescription(
        descriptor.getPluginId(),
        descriptor.getVersion(),
        descriptor.getRequires(),
        Objects.requireNonNullElse(descriptor.getPluginDescription(), ""),
        Objects.requireNonNullElse(descriptor.getLicense(), ""));
  }
}
