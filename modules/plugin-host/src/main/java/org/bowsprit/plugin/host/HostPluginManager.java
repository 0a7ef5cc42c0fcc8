package org.bowsprit.plugin.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.pf4j.CompoundPluginDescriptorFinder;
import org.pf4j.DefaultPluginFactory;
import org.pf4j.DefaultPluginManager;
import org.pf4j.ManifestPluginDescriptorFinder;
import org.pf4j.Plugin;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginDescriptorFinder;
import org.pf4j.PluginFactory;
import org.pf4j.PluginLoader;
import org.pf4j.PluginRuntimeException;
import org.pf4j.PluginWrapper;
import org.pf4j.PropertiesPluginDescriptorFinder;

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
  protected PluginDescriptorFinder createPluginDescriptorFinder() {
    return new CompoundPluginDescriptorFinder()
        .add(new PropertiesFinder())
        .add(new ManifestPluginDescriptorFinder());
  }

  /** PF4J would make a file system of each jar, to find that it has no such file. */
  private static final class PropertiesFinder extends PropertiesPluginDescriptorFinder {

    @Override
    public boolean isApplicable(Path path) {
      return super.isApplicable(path) && (Files.isDirectory(path) || isIn(path));
    }

    private boolean isIn(Path jar) {
      try (ZipFile file = new ZipFile(jar.toFile())) {
        return file.getEntry(propertiesFileName) != null;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
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
