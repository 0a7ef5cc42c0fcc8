package org.bowsprit.launcher.option;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The options that are allowed before or after any command. */
public final class GlobalOptions {

  @Option(
      names = {"-v", "--verbose"},
      scope = ScopeType.INHERIT,
      description = "Say more on standard error; -vv says even more.")
  private boolean[] verbosity = {};

  @Option(
      names = "--plugins",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = "Load plugins from this folder too; may be given more than once.")
  private List<Path> pluginFolders = List.of();

  @Option(
      names = "--plugin-classes",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description =
          "Load the plugin compiled into this folder (target/classes); play reloads it when it is"
              + " compiled.")
  private List<Path> pluginClasses = List.of();

  /** Returns the number of {@code -v} options. */
  public int verbosity() {
    return verbosity.length;
  }

  /** Returns the folders of classes under development, in the given order. */
  public List<Path> pluginClasses() {
    return List.copyOf(pluginClasses);
  }

  /** Returns the plugin folders from the command line, in the given order. */
  public List<Path> pluginFolders() {
    return List.copyOf(pluginFolders);
  }
}
