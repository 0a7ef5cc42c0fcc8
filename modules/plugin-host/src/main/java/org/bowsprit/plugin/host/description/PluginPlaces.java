package org.bowsprit.plugin.host.description;

import java.nio.file.Path;
import java.util.List;

/**
 * The folders that are searched for plugins.
 *
 * @param folders folders of jars, zips and unpacked zips
 * @param classes folders of compiled classes, such as {@code target/classes}, each of them a plugin
 *     under development
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
