package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.DisabledPlugin;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.plugin.host.description.LoadResult;
import org.bowsprit.plugin.host.description.LoadedPlugin;
import org.bowsprit.plugin.host.description.Origin;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Withdrawals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code bowsprit plugins list}. */
@Command(
    name = "list",
    description = "Lists renderers, routers and sound devices, and their plugins.")
public final class PluginsListCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final InstalledPlugins plugins;
  private final Withdrawals withdrawals;
  private final Console console;

  @Mixin private JsonOption json;

  @Inject
  PluginsListCommand(
      PluginHost host, InstalledPlugins plugins, Withdrawals withdrawals, Console console) {
    this.host = host;
    this.plugins = plugins;
    this.withdrawals = withdrawals;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    LoadResult loaded = host.loaded();
    List<String> withdrawn = withdrawals.describeInstalled(plugins);
    if (json.isRequested()) {
      console.json(Listing.of(loaded, origins(loaded), withdrawn));
    } else {
      print(loaded);
      withdrawn.forEach(console::note);
    }
    return ExitCode.DONE;
  }

  private void print(LoadResult loaded) {
    for (InstalledProvider provider : loaded.installed()) {
      String title = translated(provider.title());
      String source = translated(provider.source());
      console.print("%-9s %-14s %-30s %s", provider.kind(), provider.id(), title, source);
    }
    if (!loaded.plugins().isEmpty() || !loaded.switchedOff().isEmpty()) {
      console.out().println();
    }
    for (LoadedPlugin plugin : loaded.plugins()) {
      String originText =
          plugins
              .origin(plugin.id())
              .map(origin -> ", " + console.texts().of("told.from", origin.registry()))
              .orElse("");
      console.print(
          "%-24s %-8s %s (%s%s)",
          plugin.id(),
          plugin.version(),
          translated(plugin.description()),
          plugin.file(),
          originText);
    }
    for (DisabledPlugin plugin : loaded.switchedOff()) {
      String disabledText = console.texts().of("told.off", plugin.file());
      console.print("%-24s %-8s %s", plugin.id(), plugin.version(), disabledText);
    }
    for (Problem problem : loaded.problems()) {
      console.note("skipped " + problem.line());
    }
  }

  private String translated(String english) {
    return console.texts().translate(english);
  }

  private Map<String, Origin> origins(LoadResult loaded) {
    Map<String, Origin> origins = new TreeMap<>();
    loaded
        .plugins()
        .forEach(
            plugin ->
                plugins.origin(plugin.id()).ifPresent(origin -> origins.put(plugin.id(), origin)));
    return origins;
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param extensions the choices for the command line
   * @param plugins the working plugins
   * @param switchedOff the plugins that are switched off
   * @param problems the skipped files and the reasons
   * @param origins the registries from which plugins were installed, by the ids of the plugins
   * @param withdrawn a line about each installed plugin that its registry has withdrawn
   */
  record Listing(
      int schema,
      List<Choice> extensions,
      List<LoadedPlugin> plugins,
      List<DisabledPlugin> switchedOff,
      List<Problem> problems,
      Map<String, Origin> origins,
      List<String> withdrawn) {

    static Listing of(LoadResult loaded, Map<String, Origin> origins, List<String> withdrawn) {
      List<Choice> choices = loaded.installed().stream().map(Choice::of).toList();
      return new Listing(
          1,
          choices,
          loaded.plugins(),
          loaded.switchedOff(),
          loaded.problems(),
          origins,
          withdrawn);
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

    static Choice of(InstalledProvider provider) {
      return new Choice(provider.kind(), provider.id(), provider.title(), provider.source());
    }
  }
}
