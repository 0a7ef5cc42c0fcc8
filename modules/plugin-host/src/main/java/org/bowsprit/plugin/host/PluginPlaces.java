package org.bowsprit.plugin.host;

import java.nio.file.Path;
import java.util.List;

/**
 * Where plugins are looked for.
 *
 * @param folders folders of jars, zips and unpacked zips
 * @param classes folders of a plugin's compiled classes, such as {@code target/classes}, each one
 *     plugin under development
 */
public record PluginPlaces(List<Path> folders, List<Path> classes) {

  public PluginPlaces {
    folders = List.copyOf(folders);
    classes = List.copyOf(classes);
  }

  /** Returns folders of finished plugins alone. */
  public static PluginPlaces folders(List<Path> folders) {
    return new PluginPlaces(folders, List.of());
  }
}
