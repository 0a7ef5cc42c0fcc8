package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.InstalledPlugins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins remove}. */
@Command(name = "remove", description = "Removes a plugin that was installed.")
public final class PluginsRemoveCommand implements Callable<ExitCode> {

  private final InstalledPlugins plugins;
  private final Console console;

  @Parameters(paramLabel = "ID", description = "The id of the plugin; see plugins list.")
  private String id;

  @Inject
  PluginsRemoveCommand(InstalledPlugins plugins, Console console) {
    this.plugins = plugins;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    plugins.remove(id);
    console.out().println("removed " + id);
    return ExitCode.DONE;
  }
}
