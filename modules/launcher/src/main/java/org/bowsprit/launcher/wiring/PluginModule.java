package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Key;
import com.google.inject.util.Types;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.launcher.option.GlobalOptions;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Registries;
import org.bowsprit.plugin.host.registry.Withdrawals;
import org.bowsprit.service.ServiceProvider;

/**
 * Binds the plugin host to the folders of this run, and for each extension point a registry of its
 * built-in and plugin providers.
 *
 * <p>It uses no provider methods. To find such methods, Guice examines every class with bindings,
 * which takes a tenth of the time of a start.
 */
final class PluginModule extends AbstractModule {

  private final List<ExtensionPoint<?>> extensionPoints;
  private final PluginHost host;
  private final ProgramFolders folders;

  PluginModule(
      List<ExtensionPoint<?>> extensionPoints,
      GlobalOptions options,
      ProgramFolders folders,
      Console console) {
    this.extensionPoints = extensionPoints;
    this.folders = folders;
    host =
        new PluginHost(
            extensionPoints,
            () -> places(options, folders),
            folders.stateFolder().path(),
            problem -> console.note("skipped " + problem.line()),
            console::note);
  }

  @Override
  protected void configure() {
    bind(PluginHost.class).toInstance(host);
    bind(InstalledPlugins.class).toInstance(new InstalledPlugins(folders.installedPlugins(), host));
    bind(Registries.class).toProvider(() -> new Registries(folders.configFolder().path()));
    bind(Withdrawals.class).toProvider(() -> new Withdrawals(folders.configFolder().path()));
    extensionPoints.forEach(point -> bindRegistry(point.kind()));
  }

  private <P extends ServiceProvider> void bindRegistry(ExtensionKind<P> kind) {
    bind(registryOf(kind.type())).toInstance(new Providers<>(kind, host));
  }

  @SuppressWarnings("unchecked") // The key has the type Providers<P>.
  private static <P extends ServiceProvider> Key<Providers<P>> registryOf(Class<P> type) {
    return (Key<Providers<P>>) Key.get(Types.newParameterizedType(Providers.class, type));
  }

  private static PluginFolders places(GlobalOptions options, ProgramFolders folders) {
    List<Path> plugins = new ArrayList<>();
    folders.pluginFolder().ifPresent(plugins::add);
    plugins.add(folders.installedPlugins());
    plugins.addAll(options.pluginFolders());
    return new PluginFolders(plugins, options.pluginClasses());
  }
}
