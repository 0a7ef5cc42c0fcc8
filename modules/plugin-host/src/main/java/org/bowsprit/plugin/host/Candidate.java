package org.bowsprit.plugin.host;

import java.nio.file.Path;
import org.pf4j.PluginDescriptor;

/**
 * A file or folder that claims to be a plugin, before it is loaded.
 *
 * @param file the name shown to people
 * @param path the jar, or the folder of an unpacked zip
 * @param descriptor the plugin's description of itself
 */
record Candidate(String file, Path path, PluginDescriptor descriptor) {

  String id() {
    return descriptor.getPluginId();
  }
}
