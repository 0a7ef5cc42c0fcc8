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
import org.bowsprit.launcher.option.StoredOptions;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.InstalledProvider;
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
  private final StoredOptions storedOptions;
  private final InstalledPlugins installedPlugins;
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
      StoredOptions storedOptions,
      InstalledPlugins installedPlugins,
      Registries registries,
      Console console) {
    this.host = host;
    this.folders = folders;
    this.storedOptions = storedOptions;
    this.installedPlugins = installedPlugins;
    this.registries = registries;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    List<InstalledProvider> services = storedOptions.servicesOf(id);
    List<LoadedPlugin> plugins =
        host.loaded().plugins().stream().filter(plugin -> isSelected(plugin, services)).toList();
    boolean isAvailable = !services.isEmpty() || !plugins.isEmpty();
    List<Offer> offers = isAvailable ? List.of() : registries.fetch().versions(id);
    if (!isAvailable && offers.isEmpty()) {
      throw CommandFailure.refused("refused.no-plugin", id);
    }
    if (json.isRequested()) {
      console.json(
          new Document(
              1,
              plugins.stream().map(this::toDocument).toList(),
              services.stream().map(this::toDocument).toList(),
              offers));
    } else {
      plugins.forEach(this::print);
      services.forEach(this::print);
      print(offers);
    }
    return ExitCode.DONE;
  }

  private boolean isSelected(LoadedPlugin plugin, List<InstalledProvider> services) {
    return plugin.id().equals(id)
        || services.stream().anyMatch(service -> service.source().equals(plugin.file()));
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

  private PluginDocument toDocument(LoadedPlugin plugin) {
    return new PluginDocument(
        plugin.id(),
        plugin.version(),
        plugin.description(),
        plugin.provider(),
        plugin.license(),
        plugin.file(),
        folder(plugin).toString(),
        isInstalled(plugin),
        installedPlugins.origin(plugin.id()).map(Origin::registry).orElse(""),
        installedPlugins.origin(plugin.id()).map(Origin::key).orElse(""));
  }

  private ServiceDocument toDocument(InstalledProvider service) {
    Map<String, String> values = storedOptions.settings().options(service.id());
    return new ServiceDocument(
        service.kind(),
        service.id(),
        service.title(),
        service.source(),
        service.options().stream()
            .map(option -> toDocument(option, values.get(option.key())))
            .toList());
  }

  private static OptionDocument toDocument(Option option, String storedValue) {
    return new OptionDocument(
        option.key(),
        option.description(),
        option.type().wanted(),
        option.defaultValue(),
        storedValue == null ? null : displayValue(option, storedValue));
  }

  private static String displayValue(Option option, String storedValue) {
    return option.type() instanceof OptionType.Secret ? "a secret" : storedValue;
  }

  private Path folder(LoadedPlugin plugin) {
    return folders.stateFolder().path().resolve("plugins").resolve(plugin.id());
  }

  private boolean isInstalled(LoadedPlugin plugin) {
    return Files.exists(folders.installedPlugins().resolve(plugin.file()));
  }

  private void print(LoadedPlugin plugin) {
    printLine(plugin.id() + " " + plugin.version() + "  " + translated(plugin.description()));
    print("told.by", plugin.provider());
    print("told.license", plugin.license());
    print("told.file", plugin.file());
    Path data = folder(plugin);
    print(Files.exists(data) ? "told.own-folder" : "told.own-folder-to-be", data.toString());
    Optional<Origin> origin = installedPlugins.origin(plugin.id());
    origin.ifPresent(from -> printLine(text("told.origin", from.registry(), from.key())));
    if (isInstalled(plugin) && origin.isEmpty()) {
      printLine(text("told.origin-file"));
    }
    printLine(text(isInstalled(plugin) ? "told.trust-installed" : "told.trust-given"));
  }

  private void print(List<Offer> offers) {
    if (offers.isEmpty()) {
      return;
    }
    RegistryEntry newest = offers.get(0).entry();
    printLine(newest.id() + "  " + newest.description());
    printLine(text("told.listed-by", offers.get(0).origin().registry()));
    print("told.license", newest.license());
    print("told.homepage", newest.homepage());
    for (Offer offer : offers) {
      RegistryEntry entry = offer.entry();
      printLine(
          text(
              "told.listed-version",
              entry.version(),
              String.join(", ", entry.kinds()),
              entry.requires(),
              String.valueOf(entry.size())));
      print("told.listed-needs", entry.dependencies());
      print("told.listed-changes", entry.changes());
      print("told.listed-withdrawn", entry.withdrawn());
    }
    printLine(text("told.listed-install", newest.id()));
  }

  private String text(String key, Object... values) {
    return console.texts().of(key, values);
  }

  private String translated(String english) {
    return console.texts().translate(english);
  }

  private void print(InstalledProvider service) {
    printLine(service.kind() + " " + service.id() + "  " + translated(service.title()));
    Map<String, String> values = storedOptions.settings().options(service.id());
    for (Option option : service.options()) {
      printLine("  " + service.id() + "." + option.key() + "  " + translated(option.description()));
      printLine("    " + valueText(option, values.get(option.key())));
    }
  }

  private String valueText(Option option, String storedValue) {
    String typeText = translated(option.type().wanted());
    String defaultText =
        option.defaultValue().isEmpty()
            ? text("told.usually-nothing", typeText)
            : text("told.usually", typeText, option.defaultValue());
    return storedValue == null
        ? defaultText
        : text("told.usually-kept", defaultText, translated(displayValue(option, storedValue)));
  }

  private void print(String key, String value) {
    if (!value.isBlank()) {
      printLine(text(key, value));
    }
  }

  private void printLine(String text) {
    console.out().println(text.stripTrailing());
  }
}
