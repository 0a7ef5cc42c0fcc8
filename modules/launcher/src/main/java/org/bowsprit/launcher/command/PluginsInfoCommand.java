package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.KeptOptions;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.Installed;
import org.bowsprit.plugin.host.description.LoadedPlugin;
import org.bowsprit.plugin.host.description.Origin;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Catalogue.Offer;
import org.bowsprit.plugin.host.registry.Registries;
import org.bowsprit.plugin.host.registry.RegistryEntry;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionType;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins info}. */
@Command(
    name = "info",
    description =
        "Describes a plugin: its services and options; for a plugin that is not "
            + "installed, its entry in a registry.")
public final class PluginsInfoCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final ProgramFolders folders;
  private final KeptOptions kept;
  private final InstalledPlugins installed;
  private final Registries registries;
  private final Console console;

  @Parameters(
      paramLabel = "ID",
      description = "The id of a plugin, or of a router, renderer or device; see plugins list.")
  private String id;

  @Mixin private JsonOption json;

  @Inject
  PluginsInfoCommand(
      PluginHost host,
      ProgramFolders folders,
      KeptOptions kept,
      InstalledPlugins installed,
      Registries registries,
      Console console) {
    this.host = host;
    this.folders = folders;
    this.kept = kept;
    this.installed = installed;
    this.registries = registries;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    List<Installed> services = kept.of(id);
    List<LoadedPlugin> plugins =
        host.loaded().plugins().stream().filter(plugin -> isMeant(plugin, services)).toList();
    boolean isHere = !services.isEmpty() || !plugins.isEmpty();
    List<Offer> offers = isHere ? List.of() : registries.fetch().versions(id);
    if (!isHere && offers.isEmpty()) {
      throw CommandFailure.refused("refused.no-plugin", id);
    }
    if (json.wanted()) {
      console.json(
          new Document(
              1,
              plugins.stream().map(this::described).toList(),
              services.stream().map(this::described).toList(),
              offers));
    } else {
      plugins.forEach(this::tell);
      services.forEach(this::tell);
      tell(offers);
    }
    return ExitCode.DONE;
  }

  private boolean isMeant(LoadedPlugin plugin, List<Installed> services) {
    return plugin.id().equals(id)
        || services.stream().anyMatch(one -> one.source().equals(plugin.file()));
  }

  private record Document(
      int schema,
      List<PluginDocument> plugins,
      List<ServiceDocument> services,
      List<Offer> listed) {}

  private record PluginDocument(
      String id,
      String version,
      String description,
      String provider,
      String license,
      String file,
      String folder,
      boolean installed,
      String registry,
      String key) {}

  private record ServiceDocument(
      String kind, String id, String title, String source, List<OptionDocument> options) {}

  private record OptionDocument(
      String key, String description, String wanted, String usually, String kept) {}

  private PluginDocument described(LoadedPlugin plugin) {
    return new PluginDocument(
        plugin.id(),
        plugin.version(),
        plugin.description(),
        plugin.provider(),
        plugin.license(),
        plugin.file(),
        folder(plugin).toString(),
        isInstalled(plugin),
        installed.origin(plugin.id()).map(Origin::registry).orElse(""),
        installed.origin(plugin.id()).map(Origin::key).orElse(""));
  }

  private ServiceDocument described(Installed brought) {
    Map<String, String> values = kept.settings().options(brought.id());
    return new ServiceDocument(
        brought.kind(),
        brought.id(),
        brought.title(),
        brought.source(),
        brought.options().stream()
            .map(option -> described(option, values.get(option.key())))
            .toList());
  }

  private static OptionDocument described(Option option, String kept) {
    return new OptionDocument(
        option.key(),
        option.description(),
        option.type().wanted(),
        option.defaultValue(),
        kept == null ? null : shown(option, kept));
  }

  private static String shown(Option option, String kept) {
    return option.type() instanceof OptionType.Secret ? "a secret" : kept;
  }

  private Path folder(LoadedPlugin plugin) {
    return folders.stateFolder().path().resolve("plugins").resolve(plugin.id());
  }

  private boolean isInstalled(LoadedPlugin plugin) {
    return Files.exists(folders.installedPlugins().resolve(plugin.file()));
  }

  private void tell(LoadedPlugin plugin) {
    line(plugin.id() + " " + plugin.version() + "  " + translated(plugin.description()));
    tell("told.by", plugin.provider());
    tell("told.license", plugin.license());
    tell("told.file", plugin.file());
    Path data = folder(plugin);
    tell(Files.exists(data) ? "told.own-folder" : "told.own-folder-to-be", data.toString());
    Optional<Origin> origin = installed.origin(plugin.id());
    origin.ifPresent(from -> line(text("told.origin", from.registry(), from.key())));
    if (isInstalled(plugin) && origin.isEmpty()) {
      line(text("told.origin-file"));
    }
    line(text(isInstalled(plugin) ? "told.trust-installed" : "told.trust-given"));
  }

  private void tell(List<Offer> offers) {
    if (offers.isEmpty()) {
      return;
    }
    RegistryEntry newest = offers.get(0).entry();
    line(newest.id() + "  " + newest.description());
    line(text("told.listed-by", offers.get(0).origin().registry()));
    tell("told.license", newest.license());
    tell("told.homepage", newest.homepage());
    for (Offer offer : offers) {
      RegistryEntry entry = offer.entry();
      line(
          text(
              "told.listed-version",
              entry.version(),
              String.join(", ", entry.kinds()),
              entry.requires(),
              String.valueOf(entry.size())));
      tell("told.listed-needs", entry.dependencies());
      tell("told.listed-changes", entry.changes());
      tell("told.listed-withdrawn", entry.withdrawn());
    }
    line(text("told.listed-install", newest.id()));
  }

  private String text(String key, Object... values) {
    return console.texts().of(key, values);
  }

  private String translated(String english) {
    return console.texts().translated(english);
  }

  private void tell(Installed brought) {
    line(brought.kind() + " " + brought.id() + "  " + translated(brought.title()));
    Map<String, String> values = kept.settings().options(brought.id());
    for (Option option : brought.options()) {
      line("  " + brought.id() + "." + option.key() + "  " + translated(option.description()));
      line("    " + now(option, values.get(option.key())));
    }
  }

  private String now(Option option, String kept) {
    String wanted = translated(option.type().wanted());
    String usual =
        option.defaultValue().isEmpty()
            ? text("told.usually-nothing", wanted)
            : text("told.usually", wanted, option.defaultValue());
    return kept == null ? usual : text("told.usually-kept", usual, translated(shown(option, kept)));
  }

  private void tell(String key, String value) {
    if (!value.isBlank()) {
      line(text(key, value));
    }
  }

  private void line(String text) {
    console.out().println(text.stripTrailing());
  }
}
