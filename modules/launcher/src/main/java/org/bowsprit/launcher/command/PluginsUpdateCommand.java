package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.description.Installation;
import org.bowsprit.plugin.host.description.PluginVersions;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Catalogue;
import org.bowsprit.plugin.host.registry.Catalogue.Offer;
import org.bowsprit.plugin.host.registry.Registries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins update}. */
@Command(
    name = "update",
    description = "Installs newer versions of installed plugins that a registry has and that work.")
public final class PluginsUpdateCommand implements Callable<ExitCode> {

  private final InstalledPlugins plugins;
  private final Registries registries;
  private final Console console;
  private final PluginVersions versions = new PluginVersions();

  @Parameters(arity = "0..1", paramLabel = "ID", description = "One plugin; all if none is named.")
  private String id;

  @Inject
  PluginsUpdateCommand(InstalledPlugins plugins, Registries registries, Console console) {
    this.plugins = plugins;
    this.registries = registries;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Map<String, String> installed = plugins.versions();
    if (id != null && !installed.containsKey(id)) {
      throw CommandFailure.refused("refused.not-installed", id, installed.keySet());
    }
    Catalogue catalogue = registries.fetch();
    boolean changed = false;
    for (Map.Entry<String, String> one : installed.entrySet()) {
      if (id == null || id.equals(one.getKey())) {
        changed |= update(catalogue.newest(one.getKey()), one.getValue());
      }
    }
    if (!changed) {
      console.tell("told.nothing-newer");
    }
    return ExitCode.DONE;
  }

  private boolean update(Optional<Offer> newest, String present) throws IOException {
    if (newest.isEmpty() || versions.compare(newest.get().entry().version(), present) <= 0) {
      return false;
    }
    Offer offer = newest.get();
    Installation done = plugins.install(offer::fetch, offer.entry().sha256(), false);
    console.tell("told.installed-over", done.id(), done.version(), present);
    return true;
  }
}
