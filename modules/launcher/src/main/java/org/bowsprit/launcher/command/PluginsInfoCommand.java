package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.pathfinding.RouterOption;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.folder.ProgramFolders;
import org.bowsprit.plugin.host.Installed;
import org.bowsprit.plugin.host.Loaded;
import org.bowsprit.plugin.host.LoadedPlugin;
import org.bowsprit.plugin.host.PluginHost;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins info}. */
@Command(name = "info", description = "Tells all about a plugin: what it brings, its options.")
public final class PluginsInfoCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final ProgramFolders folders;
  private final Console console;

  @Parameters(paramLabel = "ID", description = "The id of the plugin; see plugins list.")
  private String id;

  @Inject
  PluginsInfoCommand(PluginHost host, ProgramFolders folders, Console console) {
    this.host = host;
    this.folders = folders;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    Loaded loaded = host.loaded();
    List<String> ids = loaded.plugins().stream().map(LoadedPlugin::id).toList();
    LoadedPlugin plugin =
        loaded.plugins().stream()
            .filter(one -> one.id().equals(id))
            .findFirst()
            .orElseThrow(
                () -> CommandFailure.usage("no plugin '" + id + "' is loaded; there are " + ids));
    line(plugin.id() + " " + plugin.version() + "  " + plugin.description());
    tell("by", plugin.provider());
    tell("license", plugin.license());
    tell("file", plugin.file());
    tell("its own folder", folders.stateFolder().path().resolve("plugins").resolve(id).toString());
    line("it runs with all your rights, and is watched while it answers");
    loaded.installed().stream()
        .filter(one -> one.source().equals(plugin.file()))
        .forEach(this::tell);
    return ExitCode.DONE;
  }

  private void tell(Installed brought) {
    line(brought.kind() + " " + brought.id() + "  " + brought.title());
    if (brought.provider() instanceof RouterProvider router) {
      router.options().forEach(option -> line("  " + text(brought.id(), option)));
    }
  }

  private static String text(String router, RouterOption option) {
    String values =
        option.choices().isEmpty() ? "a whole number" : String.join("|", option.choices());
    return "--router-option "
        + router
        + "."
        + option.key()
        + "="
        + values
        + " ("
        + option.defaultValue()
        + ")  "
        + option.description();
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
