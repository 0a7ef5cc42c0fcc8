package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.description.Installation;
import org.bowsprit.plugin.host.description.ListedFile;
import org.bowsprit.plugin.host.description.PluginDescription;
import org.bowsprit.plugin.host.description.PluginId;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Catalogue;
import org.bowsprit.plugin.host.registry.Registries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins install}. */
@Command(
    name = "install",
    description = "Checks a plugin without running it, and installs it completely or not at all.")
public final class PluginsInstallCommand implements Callable<ExitCode> {

  private static final String WARNING =
      "Plugins run with all your rights: they can read, change and send whatever you can."
          + " Install only those whose makers you trust.";

  private final InstalledPlugins plugins;
  private final Registries registries;
  private final Console console;

  @Parameters(
      paramLabel = "FILE|ID[@VERSION]",
      description =
          "The plugin's jar or zip, or its id in a registry (default: the newest version).")
  private String fileOrId;

  @Option(
      names = "--sha256",
      paramLabel = "HEX",
      description = "Install it only if it has this checksum (default: FILE.sha256, if it exists).")
  private String sha256;

  @Option(names = "--older", description = "Replace the installed version even by an older one.")
  private boolean allowsOlderVersion;

  @Option(
      names = "--needed",
      description = "Also install the plugins that it needs, if a registry has them.")
  private boolean installsNeededPlugins;

  @Mixin private JsonOption json;

  @Inject
  PluginsInstallCommand(InstalledPlugins plugins, Registries registries, Console console) {
    this.plugins = plugins;
    this.registries = registries;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Installation installation = isFile() ? fromFile() : fromRegistry();
    List<Installation> neededInstallations =
        installsNeededPlugins ? installNeeded(installation) : List.of();
    if (json.isRequested()) {
      console.json(
          new Report(
              1,
              installation.id(),
              installation.version(),
              installation.sha256(),
              installation.replaced(),
              neededInstallations.stream()
                  .map(other -> other.id() + "@" + other.version())
                  .toList(),
              WARNING));
    } else {
      print(installation);
      neededInstallations.forEach(this::print);
      console.note(WARNING);
    }
    return ExitCode.DONE;
  }

  private void print(Installation installation) {
    String key = installation.replaced().isEmpty() ? "told.installed" : "told.installed-over";
    console.printText(key, installation.id(), installation.version(), installation.replaced());
    console.out().println("SHA-256 " + installation.sha256());
    installation
        .originBefore()
        .filter(before -> !Optional.of(before).equals(plugins.origin(installation.id())))
        .ifPresent(
            before -> console.printText("told.origin-before", before.registry(), before.key()));
    if (!installsNeededPlugins) {
      installation
          .unmet()
          .forEach(
              need ->
                  console.note(
                      installation.id()
                          + " needs the plugin '"
                          + need.id()
                          + "' ("
                          + need.versions()
                          + "), which is not installed: plugins install "
                          + need.id()));
    }
  }

  /**
   * Installs the plugins that a plugin needs, and the plugins that these need, until no plugin is
   * missing.
   */
  private List<Installation> installNeeded(Installation first) throws IOException {
    List<Installation> installations = new ArrayList<>();
    Deque<PluginDescription.Need> unmetNeeds = new ArrayDeque<>(first.unmet());
    Catalogue catalogue = unmetNeeds.isEmpty() ? null : registries.fetch();
    Set<String> triedIds = new HashSet<>(Set.of(first.id()));
    while (!unmetNeeds.isEmpty()) {
      PluginDescription.Need need = unmetNeeds.poll();
      if (triedIds.add(need.id())) {
        Catalogue.Offer offer =
            catalogue
                .newestInRange(need.id(), need.versions())
                .orElseThrow(
                    () -> CommandFailure.refused("refused.no-need", need.id(), need.versions()));
        Installation other = plugins.install(offer::fetch, offer.listedFile(), allowsOlderVersion);
        installations.add(other);
        unmetNeeds.addAll(other.unmet());
      }
    }
    return installations;
  }

  private boolean isFile() {
    String name = fileOrId.toLowerCase(Locale.ROOT);
    Path path = Path.of(fileOrId);
    // The folder of a plugin's project often has the name of the plugin.
    return name.endsWith(".jar")
        || name.endsWith(".zip")
        || (Files.exists(path) && !Files.isDirectory(path));
  }

  private Installation fromFile() throws IOException {
    return plugins.install(Path.of(fileOrId), Optional.ofNullable(sha256), allowsOlderVersion);
  }

  private Installation fromRegistry() throws IOException {
    int separator = fileOrId.indexOf('@');
    String id = separator < 0 ? fileOrId : fileOrId.substring(0, separator);
    if (!PluginId.isValid(id)) {
      throw CommandFailure.refused("refused.no-plugin-id", fileOrId);
    }
    Catalogue.Offer offer =
        registries.fetch().get(id, separator < 0 ? "" : fileOrId.substring(separator + 1));
    ListedFile listed = offer.listedFile();
    if (sha256 != null) {
      listed = new ListedFile(listed.id(), listed.version(), sha256, listed.origin());
    }
    return plugins.install(offer::fetch, listed, allowsOlderVersion);
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param id the plugin's id
   * @param version the version that is now installed
   * @param sha256 the SHA-256 checksum of the plugin's file
   * @param replaced the version that was installed before; empty if there was none
   * @param needed the plugins that were installed because the plugin needs them, in the form {@code
   *     ID@VERSION}
   * @param warning a warning for everybody who installs plugins
   */
  record Report(
      int schema,
      String id,
      String version,
      String sha256,
      String replaced,
      List<String> needed,
      String warning) {}
}
