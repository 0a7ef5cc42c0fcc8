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
public record PluginFolders(List<Path> folders, List<Path> classes) {

  public PluginFolders {
    folders = List.copyOf(folders);
    classes = List.copyOf(classes);
  }

  /** Returns an object that contains only folders of finished plugins. */
  public static PluginFolders of(List<Path> folders) {
    return new PluginFolders(folders, List.of());
  }
}
