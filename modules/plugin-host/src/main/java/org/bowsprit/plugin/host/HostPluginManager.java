package org.bowsprit.plugin.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.pf4j.DefaultPluginFactory;
import org.pf4j.DefaultPluginManager;
import org.pf4j.Plugin;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginFactory;
import org.pf4j.PluginLoader;
import org.pf4j.PluginRuntimeException;
import org.pf4j.PluginWrapper;

/** PF4J's manager, opened where {@link PluginLoading} takes its steps one by one. */
final class HostPluginManager extends DefaultPluginManager {

  private final Switches switches;

  /**
   * Makes a manager.
   *
   * @param apiVersion what {@code Plugin-Requires} is compared with, without a qualifier
   * @param stateFolder where plugins' own folders are, {@code disabled.txt} among them
   */
  HostPluginManager(String apiVersion, Path stateFolder) {
    super(stateFolder.resolve("plugins"));
    setSystemVersion(apiVersion);
    switches = new Switches(stateFolder.resolve("plugins"));
  }

  /** Returns what makes the extensions of a plugin. */
  ExtensionMaker maker(String pluginId) {
    return new ExtensionMaker(pluginId, getPluginsRoot().resolve(pluginId));
  }

  @Override
  protected PluginLoader createPluginLoader() {
    return new HostPluginLoader(this);
  }

  @Override
  protected PluginFactory createPluginFactory() {
    return new DefaultPluginFactory() {
      @Override
      public Plugin create(PluginWrapper wrapper) {
        Plugin plugin = super.create(wrapper);
        if (plugin == null) {
          throw new PluginRuntimeException(
              "its Plugin-Class " + wrapper.getDescriptor().getPluginClass() + " can't be made");
        }
        return plugin;
      }
    };
  }

  /** Tells whether the person has switched a plugin off. */
  boolean isOff(String pluginId) {
    try {
      return switches.isOff(pluginId);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  PluginDescriptor describe(Path path) {
    return getPluginDescriptorFinder().find(path);
  }

  boolean fits(PluginDescriptor descriptor) {
    return new PluginVersions(systemVersion).isIn(descriptor.getRequires());
  }

  /** Returns the class loader of a plugin; the host's own while it is not loaded. */
  ClassLoader classesOf(String pluginId) {
    PluginWrapper plugin = getPlugin(pluginId);
    return plugin == null ? getClass().getClassLoader() : plugin.getPluginClassLoader();
  }

  /** Returns what is loaded from. */
  List<Path> loadedFrom() {
    return getPlugins().stream().map(PluginWrapper::getPluginPath).toList();
  }

  PluginWrapper load(Path path) {
    return loadPluginFromPath(path);
  }

  /** Unloads one plugin and no other; works before the dependencies are resolved, too. */
  void drop(String pluginId) {
    unloadPlugin(pluginId, false, false);
  }

  void resolve() {
    resolvePlugins();
  }
}
