package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.PluginHost;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins disable}. */
@Command(name = "disable", description = "Disables an installed or bundled plugin.")
public final class PluginsDisableCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final Console console;

  @Parameters(paramLabel = "ID", description = "The id of the plugin; see plugins list.")
  private String id;

  @Inject
  PluginsDisableCommand(PluginHost host, Console console) {
    this.host = host;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    boolean changed = host.setEnabled(id, false);
    console.printText(changed ? "told.now-off" : "told.off-already", id);
    return ExitCode.DONE;
  }
}
