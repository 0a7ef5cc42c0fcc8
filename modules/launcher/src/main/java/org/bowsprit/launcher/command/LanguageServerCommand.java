package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.editors.LanguageServer;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;

/** The command {@code bowsprit language-server}. */
@Command(
    name = "language-server",
    description = {
      "Serves editors for the sources of a game: errors, completion, definitions, formatting.",
      "Speaks the Language Server Protocol over standard input and output; editors start it."
    })
public final class LanguageServerCommand implements Callable<ExitCode> {

  private final Console console;

  @Inject
  LanguageServerCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    LanguageServer server = new LanguageServer(System.in, console.out(), console::note);
    return server.run() ? ExitCode.DONE : ExitCode.FAILED;
  }
}
