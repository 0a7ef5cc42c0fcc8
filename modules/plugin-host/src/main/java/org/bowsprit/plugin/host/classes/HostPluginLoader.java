package org.bowsprit.plugin.host.classes;

import java.nio.file.Files;
import java.nio.file.Path;
import org.pf4j.PluginClassLoader;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginLoader;
import org.pf4j.PluginManager;
import org.pf4j.util.FileUtils;

/**
 * Creates the class loader of a plugin. The plugin is a jar, a folder with {@code classes/} and
 * {@code lib/}, or a folder of compiled classes.
 */
public final class HostPluginLoader implements PluginLoader {

  private final PluginManager manager;

  public HostPluginLoader(PluginManager manager) {
    this.manager = manager;
  }

  @Override
  public boolean isApplicable(Path path) {
    return Files.exists(path);
  }

  @Override
  public ClassLoader loadPlugin(Path path, PluginDescriptor descriptor) {
    PluginClassLoader loader = new HostClassLoader(manager, descriptor);
    Path classes = path.resolve("classes");
    Path libraries = path.resolve("lib");
    if (Files.isDirectory(classes) || Files.isDirectory(libraries)) {
      loader.addFile(classes.toFile());
      FileUtils.getJars(libraries).forEach(loader::addFile);
    } else {
      loader.addFile(path.toFile());
    }
    return loader;
  }
}
