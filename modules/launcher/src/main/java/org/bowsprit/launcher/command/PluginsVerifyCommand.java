package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.installation.PluginFinding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins verify}. */
@Command(
    name = "verify",
    description = "Reads a plugin's classes without running them, and says what cannot work.")
public final class PluginsVerifyCommand implements Callable<ExitCode> {

  private final InstalledPlugins plugins;
  private final Console console;

  @Parameters(paramLabel = "FILE", description = "The plugin's jar or zip.")
  private Path file;

  @Option(names = "--strict", description = "Exit with 1 for warnings too, not only for errors.")
  private boolean strict;

  @Mixin private JsonOption json;

  @Inject
  PluginsVerifyCommand(InstalledPlugins plugins, Console console) {
    this.plugins = plugins;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    List<PluginFinding> findings = plugins.verify(file);
    if (json.wanted()) {
      console.json(new Report(1, findings));
    } else {
      findings.forEach(finding -> console.out().println(finding.line()));
      if (findings.isEmpty()) {
        console.tell("told.nothing-found", file.getFileName());
      }
    }
    boolean bad = findings.stream().anyMatch(finding -> strict || finding.error());
    return bad ? ExitCode.FAILED : ExitCode.DONE;
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param findings errors first
   */
  record Report(int schema, List<PluginFinding> findings) {}
}
