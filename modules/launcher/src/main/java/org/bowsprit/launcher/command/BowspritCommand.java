package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.concurrent.Callable;
import org.bowsprit.console.VersionText;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.player.library.Library;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.render.RendererProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command {@code bowsprit}, the parent of all other commands. */
@Command(
    name = "bowsprit",
    description = {
      "Plays, takes apart and builds SCUMM v5 games.",
      "Without a command it plays a game; options of play can then be given directly."
    },
    mixinStandardHelpOptions = true,
    versionProvider = VersionText.class,
    scope = ScopeType.INHERIT,
    sortOptions = false,
    usageHelpAutoWidth = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:a check or a game failed",
      "2:wrong usage",
      "3:game data missing or unreadable",
      "4:a plugin failed"
    })
public final class BowspritCommand implements Callable<ExitCode> {

  private final WelcomeScreen welcomeScreen;
  private final Provider<CommandSpec> commandSpec;
  private final GameCatalog catalog;
  private final Library library;
  private final Providers<RendererProvider> renderers;

  @Spec private CommandSpec self;

  @Inject
  BowspritCommand(
      WelcomeScreen welcomeScreen,
      Provider<CommandSpec> commandSpec,
      GameCatalog catalog,
      Library library,
      Providers<RendererProvider> renderers) {
    this.welcomeScreen = welcomeScreen;
    this.commandSpec = commandSpec;
    this.catalog = catalog;
    this.library = library;
    this.renderers = renderers;
  }

  /**
   * Plays the demo, or offers a choice if the player has games. Lists the commands if no picture
   * can be shown or if there is no demo.
   */
  @Override
  public ExitCode call() {
    if (catalog.hasDemo() && hasUsableRenderer()) {
      return ExitCode.of(
          library.hasOwnGames() || library.hasShopGames()
              ? self.commandLine().execute("play", "--choose")
              : self.commandLine().execute("play"));
    }
    welcomeScreen.show(commandSpec.get());
    return ExitCode.DONE;
  }

  private boolean hasUsableRenderer() {
    return renderers.all().stream()
        .anyMatch(provider -> provider.preference() > 0 && provider.probe().available());
  }
}
