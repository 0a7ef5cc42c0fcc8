package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.StoredOptions;
import org.bowsprit.player.sound.MusicCheck;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.DisabledPlugin;
import org.bowsprit.plugin.host.description.LoadResult;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.description.PromisedModules;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Withdrawals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code bowsprit plugins doctor}. */
@Command(
    name = "doctor",
    description =
        "Reports for every plugin whether it works, or why not, and what music devices lack here; exit"
            + " code 4 if a plugin does not work, or was withdrawn by its registry.")
public final class PluginsDoctorCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final InstalledPlugins plugins;
  private final Withdrawals withdrawals;
  private final MusicCheck musicCheck;
  private final StoredOptions storedOptions;
  private final Console console;

  @Mixin private JsonOption json;

  @Inject
  PluginsDoctorCommand(
      PluginHost host,
      InstalledPlugins plugins,
      Withdrawals withdrawals,
      MusicCheck musicCheck,
      StoredOptions storedOptions,
      Console console) {
    this.host = host;
    this.plugins = plugins;
    this.withdrawals = withdrawals;
    this.musicCheck = musicCheck;
    this.storedOptions = storedOptions;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    LoadResult loadResult = host.loaded();
    List<String> withdrawnLines = withdrawals.describeInstalled(plugins);
    Map<String, String> musicFailures =
        musicCheck.failures(storedOptions.settings(), console::note);
    if (json.isRequested()) {
      List<String> healthy = loadResult.plugins().stream().map(plugin -> plugin.file()).toList();
      console.json(
          new Findings(
              1,
              healthy,
              loadResult.switchedOff(),
              loadResult.problems(),
              PromisedModules.missing(),
              withdrawnLines,
              musicFailures));
    } else {
      print(loadResult, withdrawnLines, musicFailures);
    }
    boolean isHealthy = loadResult.problems().isEmpty() && withdrawnLines.isEmpty();
    return isHealthy ? ExitCode.DONE : ExitCode.PLUGIN;
  }

  private void print(
      LoadResult loadResult, List<String> withdrawnLines, Map<String, String> musicFailures) {
    Texts texts = console.texts();
    loadResult.plugins().forEach(plugin -> printGrade("green", "told.sound", plugin.file()));
    for (DisabledPlugin plugin : loadResult.switchedOff()) {
      printGrade("faint", "told.is-off", texts.of("told.to-enable", plugin.file(), plugin.id()));
    }
    for (Problem problem : loadResult.problems()) {
      printGrade("red", "told.skipped", texts.translate(problem.line()));
    }
    for (String line : withdrawnLines) {
      printGrade("red", "told.withdrawn", texts.translate(line));
    }
    for (String module : PromisedModules.missing()) {
      printGrade("yellow", "told.missing", texts.of("told.trimmed", module));
    }
    musicFailures.forEach(
        (id, reason) ->
            printGrade(
                "yellow", "told.missing", texts.of("told.mute", id, texts.translate(reason))));
    if (loadResult.plugins().isEmpty()
        && loadResult.switchedOff().isEmpty()
        && loadResult.problems().isEmpty()) {
      console.printText("told.no-plugins");
    }
  }

  /** Prints a grade and a text. The texts are aligned in every language. */
  private void printGrade(String colour, String key, String text) {
    Texts texts = console.texts();
    int maxLength =
        Stream.of("told.sound", "told.is-off", "told.skipped", "told.missing", "told.withdrawn")
            .mapToInt(each -> texts.of(each).length())
            .max()
            .orElseThrow();
    String word = texts.of(key);
    console.line(
        "@|" + colour + " " + word + "|@" + " ".repeat(maxLength - word.length() + 1), text);
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param healthy the files of the working plugins
   * @param switchedOff the plugins that are switched off
   * @param problems the skipped files and the reasons
   * @param missingModules the JDK modules that plugins may use but this Java installation lacks
   * @param withdrawn a line about each installed plugin that its registry has withdrawn
   * @param musicFailures the music devices that cannot play on this machine, and the reasons
   */
  record Findings(
      int schema,
      List<String> healthy,
      List<DisabledPlugin> switchedOff,
      List<Problem> problems,
      List<String> missingModules,
      List<String> withdrawn,
      Map<String, String> musicFailures) {}
}
