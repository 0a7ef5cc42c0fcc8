package org.bowsprit.plugin.host;

import java.nio.file.Path;
import org.pf4j.PluginDescriptor;

/**
 * A file or folder that says it is a plugin, before it is loaded.
 *
 * @param file the name people know it by
 * @param path the jar, or the folder of an unpacked zip
 * @param descriptor what it says of itself
 */
record Candidate(String file, Path path, PluginDescriptor descriptor) {

  String id() {
    return descriptor.getPluginId();
  }
}
