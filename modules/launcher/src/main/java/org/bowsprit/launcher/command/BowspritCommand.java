package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.concurrent.Callable;
import org.bowsprit.launcher.console.WelcomeScreen;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ScopeType;

/** The command {@code bowsprit} itself: the root of all others. */
@Command(
    name = "bowsprit",
    description = "Plays, takes apart and puts together SCUMM v5 games.",
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
    },
    // In the order in which a person meets them; one line a command.
    subcommands = {
      GamesCommand.class,
      InspectCommand.class,
      ExtractCommand.class,
      DisasmCommand.class,
      AsmCommand.class,
      VerifyCommand.class,
      RouteCommand.class,
      DiffFramesCommand.class,
      ContactSheetCommand.class,
      PluginsCommand.class,
    })
public final class BowspritCommand implements Callable<ExitCode> {

  private final WelcomeScreen welcomeScreen;
  private final Provider<CommandSpec> root;

  @Inject
  BowspritCommand(WelcomeScreen welcomeScreen, Provider<CommandSpec> root) {
    this.welcomeScreen = welcomeScreen;
    this.root = root;
  }

  @Override
  public ExitCode call() {
    welcomeScreen.show(root.get());
    return ExitCode.DONE;
  }
}
