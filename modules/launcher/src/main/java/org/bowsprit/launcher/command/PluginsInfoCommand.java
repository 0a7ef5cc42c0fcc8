package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.console.Console;
import org.bowsprit.console.ExitCode;
import org.bowsprit.console.JsonOption;
import org.bowsprit.options.Option;
import org.bowsprit.options.OptionType;
import org.bowsprit.player.folder.ProgramFolders;
import org.bowsprit.plugin.host.Installed;
import org.bowsprit.plugin.host.LoadedPlugin;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.session.service.KeptOptions;
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
    tell("by", plugin.provider());
    tell("license", plugin.license());
    tell("file", plugin.file());
    Path data = folder(plugin);
    tell("its own folder", data + (Files.exists(data) ? "" : " (none yet)"));
    tell("trust", trust(plugin));
  }

  private String trust(LoadedPlugin plugin) {
    String origin =
        isInstalled(plugin)
            ? "you installed it, and its file is the one that was installed"
            : "it comes with Bowsprit, or from a folder that you named";
    return origin + "; it runs with all your rights, and is watched while it answers";
  }

  private void tell(Installed brought) {
    line(brought.kind() + " " + brought.id() + "  " + brought.title());
    Map<String, String> values = kept.settings().options(brought.id());
    for (Option option : brought.options()) {
      line("  " + brought.id() + "." + option.key() + "  " + option.description());
      line("    " + option.type().wanted() + "; " + now(option, values.get(option.key())));
    }
  }

  private static String now(Option option, String kept) {
    String usual =
        option.defaultValue().isEmpty() ? "usually nothing" : "usually " + option.defaultValue();
    if (kept == null) {
      return usual;
    }
    return usual + "; kept: " + shown(option, kept);
  }

  private void tell(String what, String value) {
    if (!value.isBlank()) {
      line(what + ": " + value);
    }
  }

  private void line(String text) {
    console.out().println(text.stripTrailing());
  }
}
