package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.console.VersionText;
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
    description =
        "Reads a plugin's classes without running them, and reports code that cannot work.")
public final class PluginsVerifyCommand implements Callable<ExitCode> {

  private final InstalledPlugins plugins;
  private final Console console;

  @Parameters(paramLabel = "FILE", description = "The plugin's jar or zip.")
  private Path file;

  @Option(names = "--strict", description = "Exit with 1 for warnings too, not only for errors.")
  private boolean strict;

  @Option(
      names = "--host",
      paramLabel = "DIR",
      description = "Also ask the Bowsprit in this folder; may be given several times.")
  private List<Path> hosts = List.of();

  @Mixin private JsonOption json;

  @Inject
  PluginsVerifyCommand(InstalledPlugins plugins, Console console) {
    this.plugins = plugins;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    List<PluginFinding> findings = plugins.verify(file);
    List<OtherHost.Verdict> verdicts = verdicts(findings);
    if (json.isRequested()) {
      console.json(new Report(1, findings, verdicts));
    } else {
      findings.forEach(finding -> console.out().println(finding.line()));
      if (findings.isEmpty()) {
        console.printText("told.nothing-found", file.getFileName());
      }
      verdicts.forEach(this::print);
    }
    boolean hasFailed =
        findings.stream().anyMatch(finding -> strict || finding.error())
            || verdicts.stream()
                .anyMatch(verdict -> !verdict.isGood() || (strict && verdict.warnings() > 0));
    return hasFailed ? ExitCode.FAILED : ExitCode.DONE;
  }

  /**
   * Returns the verdicts of this installation of Bowsprit and of each other installation; empty if
   * no other installation is asked.
   */
  private List<OtherHost.Verdict> verdicts(List<PluginFinding> findings) throws IOException {
    List<OtherHost.Verdict> verdicts = new ArrayList<>();
    if (!hosts.isEmpty()) {
      List<PluginFinding> errors = findings.stream().filter(PluginFinding::error).toList();
      verdicts.add(
          OtherHost.Verdict.of(
              VersionText.line(),
              errors.size(),
              findings.size() - errors.size(),
              errors.isEmpty() ? "" : errors.get(0).what()));
    }
    for (Path host : hosts) {
      verdicts.add(new OtherHost(host).verdict(file));
    }
    return verdicts;
  }

  private void print(OtherHost.Verdict verdict) {
    console.print(
        "%-32s %-8s %3d errors %3d warnings  %s",
        verdict.host(), verdict.verdict(), verdict.errors(), verdict.warnings(), verdict.first());
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param findings the findings, errors first
   * @param hosts the verdicts of this installation of Bowsprit and of the others; empty if no other
   *     was asked
   */
  record Report(int schema, List<PluginFinding> findings, List<OtherHost.Verdict> hosts) {}
}
