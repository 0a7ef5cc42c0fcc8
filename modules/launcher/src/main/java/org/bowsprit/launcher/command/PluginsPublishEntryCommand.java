package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.registry.EntryFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins publish-entry}. */
@Command(
    name = "publish-entry",
    description = "Writes the entry of a plugin for the index.json of a registry.")
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
          "Its kinds of services: router, renderer, audio, music, sound-file "
              + "(default: found in its classes).")
  private List<String> kinds;

  @Option(
      names = "--url",
      paramLabel = "URL",
      description = "The address of the file (default: its name, relative to the list).")
  private String url;

  @Option(
      names = "--platform",
      paramLabel = "NAME",
      defaultValue = "",
      description = "The only supported platform, such as linux-x86_64 (default: all).")
  private String platform;

  @Option(
      names = "--homepage",
      paramLabel = "URL",
      defaultValue = "",
      description = "The address of its home page.")
  private String homepage;

  @Option(
      names = "--changes",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "The changes in this version.")
  private String changes;

  @Inject
  PluginsPublishEntryCommand(PluginHost host, Console console) {
    this.host = host;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    EntryFactory entries = new EntryFactory(host);
    List<String> serviceKinds = kinds == null ? entries.kinds(file) : kinds;
    if (serviceKinds.isEmpty()) {
      throw CommandFailure.refused("refused.kind");
    }
    String fileUrl = url == null ? file.getFileName().toString() : url;
    console.json(entries.entry(file, fileUrl, serviceKinds, homepage, changes, platform));
    return ExitCode.DONE;
  }
}
