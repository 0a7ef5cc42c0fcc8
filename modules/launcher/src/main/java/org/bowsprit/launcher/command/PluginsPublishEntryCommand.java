package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.archive.Checksum;
import org.bowsprit.plugin.host.description.PluginDescription;
import org.bowsprit.plugin.host.installation.PluginVerifier;
import org.bowsprit.plugin.host.registry.RegistryEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins publish-entry}. */
@Command(
    name = "publish-entry",
    description = "Writes what a registry lists of a plugin: JSON for its index.json.")
public final class PluginsPublishEntryCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final Console console;

  @Parameters(paramLabel = "FILE", description = "The plugin's jar or zip.")
  private Path file;

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      split = ",",
      description =
          "What it brings: router, renderer, audio, music, sound-file (what its classes say).")
  private List<String> kinds;

  @Option(
      names = "--url",
      paramLabel = "URL",
      description = "Where the file will be (its name, beside the list).")
  private String url;

  @Option(
      names = "--platform",
      paramLabel = "NAME",
      defaultValue = "",
      description = "The only platform it is for, such as linux-x86_64 (all).")
  private String platform;

  @Option(names = "--homepage", paramLabel = "URL", defaultValue = "", description = "More of it.")
  private String homepage;

  @Option(
      names = "--changes",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "What is new in this version.")
  private String changes;

  @Inject
  PluginsPublishEntryCommand(PluginHost host, Console console) {
    this.host = host;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    PluginDescription plugin = host.read(file);
    console.json(
        new RegistryEntry(
            plugin.id(),
            plugin.version(),
            plugin.requires(),
            kinds == null ? brought() : kinds,
            url == null ? file.getFileName().toString() : url,
            Checksum.of(file),
            Files.size(file),
            plugin.description(),
            plugin.license(),
            homepage,
            plugin.dependencies(),
            changes,
            "",
            platform));
    return ExitCode.DONE;
  }

  private List<String> brought() throws IOException {
    List<String> found = new PluginVerifier(host).kinds(file);
    if (found.isEmpty()) {
      throw CommandFailure.refused("refused.kind");
    }
    return found;
  }
}
