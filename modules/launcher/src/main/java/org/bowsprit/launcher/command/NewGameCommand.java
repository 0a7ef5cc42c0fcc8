package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.kit.game.Template;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit new-game}. */
@Command(
    name = "new-game",
    description = "Writes the sources of a small game to start with: a room, an actor, a puzzle.")
public final class NewGameCommand implements Callable<ExitCode> {

  private final Console console;

  @Parameters(
      paramLabel = "NAME",
      description = "The name of the game and of its folder, which must not exist.")
  private Path folder;

  @Option(
      names = "--template",
      paramLabel = "TEMPLATE",
      defaultValue = "minimal",
      description = {
        "The template: minimal (a room and four verbs), adventure (two rooms with "
            + "the interface nine-verbs) or dialogue (also a character to talk to).",
        "Without it: ${DEFAULT-VALUE}."
      })
  private Template template;

  @Inject
  NewGameCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (Files.exists(folder)) {
      throw CommandFailure.refused("refused.is-there", folder);
    }
    String title = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    StarterGame.sources(template, title).write(folder);
    console.out().println("Sources are in " + folder + ". Build and play them with");
    console.out().println("  bowsprit build " + folder + " --out " + folder + "-game");
    console.out().println("  bowsprit play " + folder + "-game");
    return ExitCode.DONE;
  }
}
