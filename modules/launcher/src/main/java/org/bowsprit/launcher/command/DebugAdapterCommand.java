package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.editors.debug.DebugAdapter;
import org.bowsprit.launcher.environment.AuthoredSource;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.play.DebugScreens;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;

/** The command {@code bowsprit debug-adapter}. */
@Command(
    name = "debug-adapter",
    description = {
      "Lets editors debug a game by its sources: breakpoints, steps, variables, steps back.",
      "Speaks the Debug Adapter Protocol over standard input and output; editors start it."
    })
public final class DebugAdapterCommand implements Callable<ExitCode> {

  private final AuthoredSource games;
  private final DebugScreens screens;
  private final Console console;

  @Inject
  DebugAdapterCommand(AuthoredSource games, DebugScreens screens, Console console) {
    this.games = games;
    this.screens = screens;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    new DebugAdapter(
            System.in,
            console.out(),
            games,
            screens,
            fault ->
                LoggerFactory.getLogger(DebugAdapterCommand.class).error("A request failed", fault))
        .run();
    return ExitCode.DONE;
  }
}
