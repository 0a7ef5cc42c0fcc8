package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.Installed;
import org.bowsprit.plugin.host.description.Loaded;
import org.bowsprit.plugin.host.description.LoadedPlugin;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.description.SwitchedOff;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code bowsprit plugins list}. */
@Command(
    name = "list",
    description = "Lists renderers, routers and sound devices, and the plugins they come from.")
public final class PluginsListCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final Console console;

  @Mixin private JsonOption json;

  @Inject
  PluginsListCommand(PluginHost host, Console console) {
    this.host = host;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    Loaded loaded = host.loaded();
    if (json.wanted()) {
      console.json(Listing.of(loaded));
    } else {
      print(loaded);
    }
    return ExitCode.DONE;
  }

  private void print(Loaded loaded) {
    for (Installed one : loaded.installed()) {
      String source = console.texts().translated(one.source());
      console.print("%-9s %-14s %-30s %s", one.kind(), one.id(), one.title(), source);
    }
    if (!loaded.plugins().isEmpty() || !loaded.switchedOff().isEmpty()) {
      console.out().println();
    }
    for (LoadedPlugin plugin : loaded.plugins()) {
      console.print(
          "%-24s %-8s %s (%s)", plugin.id(), plugin.version(), plugin.description(), plugin.file());
    }
    for (SwitchedOff plugin : loaded.switchedOff()) {
      String off = console.texts().of("told.off", plugin.file());
      console.print("%-24s %-8s %s", plugin.id(), plugin.version(), off);
    }
    for (Problem problem : loaded.problems()) {
      console.note("skipped " + problem.line());
    }
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param extensions the choices for the command line
   * @param plugins the working plugins
   * @param switchedOff the plugins that are switched off
   * @param problems the skipped files and the reasons
   */
  record Listing(
      int schema,
      List<Choice> extensions,
      List<LoadedPlugin> plugins,
      List<SwitchedOff> switchedOff,
      List<Problem> problems) {

    static Listing of(Loaded loaded) {
      List<Choice> choices = loaded.installed().stream().map(Choice::of).toList();
      return new Listing(1, choices, loaded.plugins(), loaded.switchedOff(), loaded.problems());
    }
  }

  /**
   * A choice for the command line.
   *
   * @param kind {@code renderer}, {@code router}, {@code audio}, {@code music} or {@code
   *     sound-file}
   * @param id the value of the option
   * @param name the display name
   * @param source {@code built in} or the plugin's file
   */
  record Choice(String kind, String id, String name, String source) {

    static Choice of(Installed one) {
      return new Choice(one.kind(), one.id(), one.title(), one.source());
    }
  }
}
