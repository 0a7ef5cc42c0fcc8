package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.StoredOptions;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins remove}. */
@Command(name = "remove", description = "Removes an installed plugin.")
public final class PluginsRemoveCommand implements Callable<ExitCode> {

  private final InstalledPlugins plugins;
  private final StoredOptions storedOptions;
  private final ProgramFolders folders;
  private final Console console;

  @Parameters(paramLabel = "ID", description = "The id of the plugin; see plugins list.")
  private String id;

  @Option(names = "--purge", description = "Also delete the plugin's folder and its settings.")
  private boolean purge;

  @Inject
  PluginsRemoveCommand(
      InstalledPlugins plugins,
      StoredOptions storedOptions,
      ProgramFolders folders,
      Console console) {
    this.plugins = plugins;
    this.storedOptions = storedOptions;
    this.folders = folders;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    List<String> services =
        purge
            ? storedOptions.servicesOf(id).stream().map(InstalledProvider::id).toList()
            : List.of();
    plugins.remove(id);
    if (purge) {
      Settings settings = storedOptions.settings();
      services.forEach(settings::resetOptions);
      delete(folders.stateFolder().path().resolve("plugins").resolve(id));
    }
    console.printText("told.removed", id);
    return ExitCode.DONE;
  }

  private static void delete(Path folder) throws IOException {
    if (Files.notExists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
