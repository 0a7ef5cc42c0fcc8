package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.option.GlobalOptions;
import org.bowsprit.player.folder.ProgramFolders;
import org.bowsprit.plugin.host.ExtensionPoint;
import org.bowsprit.plugin.host.InstalledPlugins;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.PluginPlaces;
import org.bowsprit.plugin.host.registry.Registries;

/** Wires the plugin host to the folders of this run. */
final class PluginModule extends AbstractModule {

  @Provides
  @Singleton
  PluginHost host(
      Set<ExtensionPoint<?>> extensionPoints,
      GlobalOptions options,
      ProgramFolders folders,
      Console console) {
    return new PluginHost(
        extensionPoints,
        () -> places(options, folders),
        folders.stateFolder().path(),
        problem -> console.err().println("skipped " + problem.line()),
        console::note);
  }

  @Provides
  InstalledPlugins installed(PluginHost host, ProgramFolders folders) {
    return new InstalledPlugins(folders.installedPlugins(), host);
  }

  @Provides
  Registries registries(ProgramFolders folders) {
    return new Registries(folders.configFolder().path());
  }

  private static PluginPlaces places(GlobalOptions options, ProgramFolders folders) {
    List<Path> plugins = new ArrayList<>();
    folders.pluginFolder().ifPresent(plugins::add);
    plugins.add(folders.installedPlugins());
    plugins.addAll(options.pluginFolders());
    return new PluginPlaces(plugins, options.pluginClasses());
  }
}
