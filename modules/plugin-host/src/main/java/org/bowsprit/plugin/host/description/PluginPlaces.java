package org.bowsprit.plugin.host.description;

import java.nio.file.Path;
import java.util.List;

/**
 * The folders that are searched for plugins.
 *
 * @param folders the folders of jars, zips and unpacked zips
 * @param classes the folders of compiled classes, such as {@code target/classes}; each of them is a
 *     plugin under development
 */
public record PluginPlaces(List<Path> folders, List<Path> classes) {

  public PluginPlaces {
    folders = List.copyOf(folders);
    classes = List.copyOf(classes);
  }

  /** Returns places that contain only folders of finished plugins. */
  public static PluginPlaces folders(List<Path> folders) {
    return new PluginPlaces(folders, List.of());
  }
}
