package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionType;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins info}. */
@Command(name = "info", description = "Tells all about a plugin: what it brings, its options.")
public final class PluginsInfoCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final ProgramFolders folders;
  private final KeptOptions kept;
  private final Console console;

  @Parameters(
      paramLabel = "ID",
      description = "The id of a plugin, or of a router, renderer or device; see plugins list.")
  private String id;

  @Mixin private JsonOption json;

  @Inject
  PluginsInfoCommand(PluginHost host, ProgramFolders folders, KeptOptions kept, Console console) {
    this.host = host;
    this.folders = folders;
    this.kept = kept;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    List<Installed> services = kept.of(id);
    List<LoadedPlugin> plugins =
        host.loaded().plugins().stream().filter(plugin -> isMeant(plugin, services)).toList();
    if (services.isEmpty() && plugins.isEmpty()) {
      throw CommandFailure.refused("refused.no-plugin", id);
    }
    if (json.wanted()) {
      console.json(
          new Document(
              1,
              plugins.stream().map(this::described).toList(),
              services.stream().map(this::described).toList()));
    } else {
      plugins.forEach(this::tell);
      services.forEach(this::tell);
    }
    return ExitCode.DONE;
  }

  private boolean isMeant(LoadedPlugin plugin, List<Installed> services) {
    return plugin.id().equals(id)
        || services.stream().anyMatch(one -> one.source().equals(plugin.file()));
  }

  private record Document(
      int schema, List<PluginDocument> plugins, List<ServiceDocument> services) {}

  private record PluginDocument(
      String id,
      String version,
      String description,
      String provider,
      String license,
      String file,
      String folder,
      boolean installed) {}

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
        isInstalled(plugin));
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
    line(plugin.id() + " " + plugin.version() + "  " + plugin.description());
    tell("told.by", plugin.provider());
    tell("told.license", plugin.license());
    tell("told.file", plugin.file());
    Path data = folder(plugin);
    tell(Files.exists(data) ? "told.own-folder" : "told.own-folder-to-be", data.toString());
    line(text(isInstalled(plugin) ? "told.trust-installed" : "told.trust-given"));
  }

  private String text(String key, Object... values) {
    return console.texts().of(key, values);
  }

  private void tell(Installed brought) {
    line(brought.kind() + " " + brought.id() + "  " + brought.title());
    Map<String, String> values = kept.settings().options(brought.id());
    for (Option option : brought.options()) {
      line("  " + brought.id() + "." + option.key() + "  " + option.description());
      line("    " + now(option, values.get(option.key())));
    }
  }

  private String now(Option option, String kept) {
    String wanted = console.texts().translated(option.type().wanted());
    String usual =
        option.defaultValue().isEmpty()
            ? text("told.usually-nothing", wanted)
            : text("told.usually", wanted, option.defaultValue());
    return kept == null
        ? usual
        : text("told.usually-kept", usual, console.texts().translated(shown(option, kept)));
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
