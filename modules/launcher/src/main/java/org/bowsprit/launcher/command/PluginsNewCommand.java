package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.VersionText;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.project.PluginProjectWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins new}. */
@Command(
    name = "new",
    description = "Writes a plugin project that builds, passes its own test and loads.")
public final class PluginsNewCommand implements Callable<ExitCode> {

  private final PluginProjectWriter projects;
  private final Console console;

  @Parameters(
      paramLabel = "NAME",
      description = "The plugin's id and the name of its folder, which must not exist: my-router.")
  private Path folder;

  @Option(
      names = "--kind",
      paramLabel = "router|renderer|audio|music|sound-file",
      defaultValue = "router",
      description = "The plugin's kind of service (${DEFAULT-VALUE}).")
  private String kind;

  @Option(
      names = "--group",
      paramLabel = "GROUP",
      defaultValue = "org.example",
      description = "The Maven group, with which its package begins (${DEFAULT-VALUE}).")
  private String group;

  @Inject
  PluginsNewCommand(ProgramFolders folders, Console console) {
    this.projects = new PluginProjectWriter(folders.home(), VersionText.version());
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    try {
      projects.write(folder, kind, group);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage(e.getMessage());
    } catch (IllegalStateException e) {
      throw CommandFailure.failed(e.getMessage());
    }
    console.out().println("The plugin is in " + folder + ". Build and test it with");
    console.out().println("  cd " + folder + " && ./mvnw verify");
    console.print("Its README.md says how to try and install it, and what to change first.");
    return ExitCode.DONE;
  }
}
