package org.bowsprit.plugin.host.loading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.bowsprit.plugin.host.classes.ExtensionCreator;
import org.bowsprit.plugin.host.classes.HostPluginLoader;
import org.bowsprit.plugin.host.description.PluginVersions;
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

/**
 * Extends the plugin manager of PF4J so that {@link PluginLoading} can perform its steps one by
 * one.
 */
public final class HostPluginManager extends DefaultPluginManager {

  private final DisabledPlugins disabledPlugins;

  /**
   * Creates a manager.
   *
   * @param apiVersion the version that {@code Plugin-Requires} is compared with, without a
   *     qualifier
   * @param stateFolder the folder that contains the folders of plugins and {@code disabled.txt}
   */
  public HostPluginManager(String apiVersion, Path stateFolder) {
    super(stateFolder.resolve("plugins"));
    setSystemVersion(apiVersion);
    disabledPlugins = new DisabledPlugins(stateFolder.resolve("plugins"));
  }

  /** Returns the factory for the extensions of a plugin. */
  ExtensionCreator extensionCreator(String pluginId) {
    return new ExtensionCreator(pluginId, getPluginsRoot().resolve(pluginId));
  }

  @Override
  protected PluginDescriptorFinder createPluginDescriptorFinder() {
    return new CompoundPluginDescriptorFinder()
        .add(new PropertiesFinder())
        .add(new ManifestPluginDescriptorFinder());
  }

  /**
   * Finds plugin.properties. The class of PF4J would open a file system for each jar, even if the
   * jar has no such file.
   */
  private static final class PropertiesFinder extends PropertiesPluginDescriptorFinder {

    @Override
    public boolean isApplicable(Path path) {
      return super.isApplicable(path) && (Files.isDirectory(path) || hasPropertiesFile(path));
    }

    private boolean hasPropertiesFile(Path jar) {
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

  /** Returns whether the user has switched a plugin off. */
  boolean isDisabled(String pluginId) {
    try {
      return disabledPlugins.isDisabled(pluginId);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  PluginDescriptor describe(Path path) {
    return getPluginDescriptorFinder().find(path);
  }

  boolean supportsApi(PluginDescriptor descriptor) {
    return new PluginVersions(systemVersion).isApiInRange(descriptor.getRequires());
  }

  /** Returns the class loader of a plugin, or the host's own if the plugin is not loaded. */
  ClassLoader classLoaderOf(String pluginId) {
    PluginWrapper plugin = getPlugin(pluginId);
    return plugin == null ? getClass().getClassLoader() : plugin.getPluginClassLoader();
  }

  /** Returns the files and folders that plugins are loaded from. */
  public List<Path> loadedPaths() {
    return getPlugins().stream().map(PluginWrapper::getPluginPath).toList();
  }

  public PluginWrapper load(Path path) {
    return loadPluginFromPath(path);
  }

  /** Unloads one plugin and no other. Also works before dependencies are resolved. */
  void unloadOne(String pluginId) {
    unloadPlugin(pluginId, false, false);
  }

  public void resolve() {
    resolvePlugins();
  }
}
