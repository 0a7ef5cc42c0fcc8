package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.ExitCode;
import org.bowsprit.console.JsonOption;
import org.bowsprit.plugin.host.Loaded;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.Problem;
import org.bowsprit.plugin.host.PromisedModules;
import org.bowsprit.plugin.host.SwitchedOff;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code bowsprit plugins doctor}. */
@Command(
    name = "doctor",
    description =
        "Says of every plugin whether it works, and why not; exit code 4 if one does not.")
public final class PluginsDoctorCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final Console console;

  @Mixin private JsonOption json;

  @Inject
  PluginsDoctorCommand(PluginHost host, Console console) {
    this.host = host;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    Loaded loaded = host.loaded();
    if (json.wanted()) {
      List<String> healthy = loaded.plugins().stream().map(plugin -> plugin.file()).toList();
      console.json(
          new Findings(
              1, healthy, loaded.switchedOff(), loaded.problems(), PromisedModules.missing()));
    } else {
      print(loaded);
    }
    return loaded.problems().isEmpty() ? ExitCode.DONE : ExitCode.PLUGIN;
  }

  private void print(Loaded loaded) {
    loaded.plugins().forEach(plugin -> console.line("@|green ok|@      ", plugin.file()));
    for (SwitchedOff plugin : loaded.switchedOff()) {
      console.print("off     %s: switched off; plugins enable %s", plugin.file(), plugin.id());
    }
    for (Problem problem : loaded.problems()) {
      console.line("@|red skipped|@ ", problem.line());
    }
    for (String module : PromisedModules.missing()) {
      console.line(
          "@|yellow missing|@ ",
          module + ": this Java was trimmed; plugins that use this module do not work");
    }
    if (loaded.plugins().isEmpty()
        && loaded.switchedOff().isEmpty()
        && loaded.problems().isEmpty()) {
      console.out().println("no plugins; what is built in: bowsprit plugins list");
    }
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param healthy the files of the plugins that work
   * @param switchedOff the plugins that are switched off
   * @param problems what was skipped and why
   * @param missingModules what of the JDK every plugin may use and this Java has not
   */
  record Findings(
      int schema,
      List<String> healthy,
      List<SwitchedOff> switchedOff,
      List<Problem> problems,
      List<String> missingModules) {}
}
