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
import org.bowsprit.player.folder.Surroundings;
import org.bowsprit.plugin.host.ExtensionPoint;
import org.bowsprit.plugin.host.InstalledPlugins;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.PluginPlaces;

/** Wires the plugin host to the folders of this run. */
final class PluginModule extends AbstractModule {

  @Provides
  @Singleton
  PluginHost host(
      Set<ExtensionPoint<?>> extensionPoints,
      GlobalOptions options,
      Surroundings surroundings,
      Console console) {
    return new PluginHost(
        extensionPoints,
        () -> places(options, surroundings),
        surroundings.stateFolder().path(),
        problem -> console.err().println("skipped " + problem.line()),
        console::note);
  }

  @Provides
  InstalledPlugins installed(PluginHost host, Surroundings surroundings) {
    return new InstalledPlugins(surroundings.installedPlugins(), host);
  }

  private static PluginPlaces places(GlobalOptions options, Surroundings surroundings) {
    List<Path> folders = new ArrayList<>();
    surroundings.pluginFolder().ifPresent(folders::add);
    folders.add(surroundings.installedPlugins());
    folders.addAll(options.pluginFolders());
    return new PluginPlaces(folders, options.pluginClasses());
  }
}
