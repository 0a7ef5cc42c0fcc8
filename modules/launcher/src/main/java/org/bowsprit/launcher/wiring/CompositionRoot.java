package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.page.ProgramHome;
import org.bowsprit.launcher.help.HelpTexts;
import org.bowsprit.launcher.option.GlobalOptions;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.plugin.host.isolation.PluginWatch;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Wires the whole program in one place: the services and their extensions by plugins, the locations
 * of games and saved games, and the parts of a session. Commands get their dependencies through
 * constructors. Guice creates commands on request and without a binding, so that a short command
 * creates nothing else.
 */
public final class CompositionRoot extends AbstractModule {

  private final Console console;
  private final HelpTexts help;
  private final GlobalOptions options;
  private final ProgramFolders folders;
  private final PluginWatch watch;
  private final Provider<CommandSpec> rootCommand;

  /**
   * Creates the root.
   *
   * @param console receives the output of commands
   * @param help the texts of the command line
   * @param options the global options; picocli fills them while it parses, so they can be read in
   *     methods but not in constructors
   * @param folders the folders of the program on this machine
   * @param watch the watch that calls renderers and sound devices
   * @param rootCommand creates the command line with all commands on request
   */
  public CompositionRoot(
      Console console,
      HelpTexts help,
      GlobalOptions options,
      ProgramFolders folders,
      PluginWatch watch,
      Provider<CommandSpec> rootCommand) {
    this.console = console;
    this.help = help;
    this.options = options;
    this.folders = folders;
    this.watch = watch;
    this.rootCommand = rootCommand;
  }

  @Override
  protected void configure() {
    install(new PluginModule(ExtensionPoints.all(watch), options, folders, console));
    bind(Console.class).toInstance(console);
    // An instance would be slower, because Guice would search each option in it for Guice's own
    // annotations.
    bind(GlobalOptions.class).toProvider(() -> options);
    bind(ProgramFolders.class).toInstance(folders);
    bind(ProgramHome.class).toProvider(() -> new ProgramHome(folders.home()));
    bind(HelpTexts.class).toInstance(help);
    bind(PluginWatch.class).toInstance(watch);
    bind(CommandSpec.class).toProvider(rootCommand);
    bind(SaveFolder.class).toProvider(SaveFolderProvider.class);
    bind(GamePreviews.class).toProvider(PreviewsProvider.class);
  }
}
