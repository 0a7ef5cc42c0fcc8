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
import org.bowsprit.plugin.host.description.Origin;
import org.bowsprit.plugin.host.description.PluginRefusedException;
import org.bowsprit.plugin.host.description.PluginVersions;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Catalogue;
import org.bowsprit.plugin.host.registry.Catalogue.Offer;
import org.bowsprit.plugin.host.registry.Registries;
import org.bowsprit.plugin.host.registry.RegistryException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins update}. */
@Command(
    name = "update",
    description = "Installs newer, compatible versions of installed plugins from registries.")
public final class PluginsUpdateCommand implements Callable<ExitCode> {

  private final InstalledPlugins plugins;
  private final Registries registries;
  private final Console console;
  private final PluginVersions versions = new PluginVersions();

  @Parameters(arity = "0..1", paramLabel = "ID", description = "The plugin (default: all).")
  private String id;

  @Inject
  PluginsUpdateCommand(InstalledPlugins plugins, Registries registries, Console console) {
    this.plugins = plugins;
    this.registries = registries;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Map<String, String> installedVersions = plugins.versions();
    if (id != null && !installedVersions.containsKey(id)) {
      throw CommandFailure.refused("refused.not-installed", id, installedVersions.keySet());
    }
    Catalogue catalogue = registries.fetch();
    catalogue.faults().forEach(console::note);
    Optional<RuntimeException> failure = Optional.empty();
    boolean hasChanged = false;
    for (Map.Entry<String, String> plugin : installedVersions.entrySet()) {
      if (id == null || id.equals(plugin.getKey())) {
        try {
          hasChanged |= update(catalogue, plugin.getKey(), plugin.getValue());
        } catch (RegistryException | PluginRefusedException e) {
          failure.ifPresent(before -> console.note("not updated: " + before.getMessage()));
          failure = Optional.of(e);
        }
      }
    }
    if (failure.isPresent()) {
      throw failure.get();
    }
    if (!hasChanged) {
      console.printText("told.nothing-newer");
    }
    return ExitCode.DONE;
  }

  /**
   * Updates a plugin from the registry from which it was installed. Returns whether the plugin was
   * updated.
   */
  private boolean update(Catalogue catalogue, String plugin, String installedVersion)
      throws IOException {
    Optional<Origin> origin = plugins.origin(plugin);
    Optional<Offer> newestOffer =
        origin
            .flatMap(known -> catalogue.newest(plugin, known))
            .filter(offer -> isNewer(offer, installedVersion));
    if (newestOffer.isEmpty()) {
      catalogue
          .newest(plugin)
          .filter(offer -> isNewer(offer, installedVersion))
          .ifPresent(offer -> noteOtherOrigin(offer, origin));
      return false;
    }
    Offer offer = newestOffer.get();
    Installation installation = plugins.install(offer::fetch, offer.listedFile(), false);
    console.printText(
        "told.installed-over", installation.id(), installation.version(), installedVersion);
    return true;
  }

  private boolean isNewer(Offer offer, String installedVersion) {
    return versions.compare(offer.entry().version(), installedVersion) > 0;
  }

  private void noteOtherOrigin(Offer offer, Optional<Origin> origin) {
    console.note(
        console
            .texts()
            .of(
                origin.isPresent() ? "told.other-origin" : "told.no-origin",
                offer.entry().id(),
                offer.entry().version(),
                offer.origin().registry(),
                origin.map(Origin::registry).orElse("")));
  }
}
