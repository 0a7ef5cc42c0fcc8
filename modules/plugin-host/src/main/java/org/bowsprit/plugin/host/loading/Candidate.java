package org.bowsprit.plugin.host.loading;

import java.nio.file.Path;
import org.pf4j.PluginDescriptor;

/**
 * A file or folder that claims to be a plugin, before it is loaded.
 *
 * @param file the name shown to people
 * @param path the jar, or the folder of an unpacked zip
 * @param descriptor the plugin's description of itself
 */
public record Candidate(String file, Path path, PluginDescriptor descriptor) {

  public String id() {
    return descriptor.getPluginId();
  }
}
