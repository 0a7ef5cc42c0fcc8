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

/** The command {@code bowsprit plugins sdk}. */
@Command(name = "sdk", description = "Copies the SDK for plugins into a Maven repository, offline.")
public final class PluginsSdkCommand implements Callable<ExitCode> {

  private final PluginProjectWriter projects;
  private final Console console;

  @Option(
      names = "--into-maven-local",
      description = "Into Maven's own repository: .m2/repository in your home.")
  private boolean local;

  @Option(names = "--into", paramLabel = "DIR", description = "Into another repository.")
  private Path repository;

  @Inject
  PluginsSdkCommand(ProgramFolders folders, Console console) {
    this.projects = new PluginProjectWriter(folders.home(), VersionText.version());
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (local == (repository != null)) {
      throw CommandFailure.refused("refused.sdk");
    }
    Path target =
        local ? Path.of(System.getProperty("user.home"), ".m2", "repository") : repository;
    try {
      console.print("%d files of version %s", projects.copySdk(target), VersionText.version());
    } catch (IllegalStateException e) {
      throw CommandFailure.failed(e.getMessage());
    }
    return ExitCode.DONE;
  }
}
