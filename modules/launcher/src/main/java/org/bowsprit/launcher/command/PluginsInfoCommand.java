package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.service.KeptOptions;
import org.bowsprit.options.Option;
import org.bowsprit.options.OptionType;
import org.bowsprit.player.folder.ProgramFolders;
import org.bowsprit.plugin.host.Installed;
import org.bowsprit.plugin.host.LoadedPlugin;
import org.bowsprit.plugin.host.PluginHost;
import picocli.CommandLine.Command;
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
      throw CommandFailure.usage(
          "no plugin '" + id + "' is loaded, and none brings such a service; see plugins list");
    }
    plugins.forEach(this::tell);
    services.forEach(this::tell);
    return ExitCode.DONE;
  }

  private boolean isMeant(LoadedPlugin plugin, List<Installed> services) {
    return plugin.id().equals(id)
        || services.stream().anyMatch(one -> one.source().equals(plugin.file()));
  }

  private void tell(LoadedPlugin plugin) {
    line(plugin.id() + " " + plugin.version() + "  " + plugin.description());
    tell("by", plugin.provider());
    tell("license", plugin.license());
    tell("file", plugin.file());
    Path data = folders.stateFolder().path().resolve("plugins").resolve(plugin.id());
    tell("its own folder", data + (Files.exists(data) ? "" : " (none yet)"));
    tell("trust", trust(plugin));
  }

  private String trust(LoadedPlugin plugin) {
    Path file = folders.installedPlugins().resolve(plugin.file());
    String origin =
        Files.exists(file)
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
    return usual + "; kept: " + (option.type() instanceof OptionType.Secret ? "a secret" : kept);
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
