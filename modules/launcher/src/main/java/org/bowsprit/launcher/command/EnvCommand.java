package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.VersionText;
import org.bowsprit.environment.EnvironmentServer;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.environment.mcp.McpServer;
import org.bowsprit.launcher.environment.AuthoredSource;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.rpc.LineMessages;
import org.bowsprit.rpc.RpcMethods;
import org.bowsprit.rpc.RpcServer;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit env}. */
@Command(
    name = "env",
    description = {
      "Lets a program play: actions and observations over standard input and output.",
      "Speaks JSON-RPC 2.0, one message per line; docs/environment.html lists its methods."
    })
public final class EnvCommand implements Callable<ExitCode> {

  private final AuthoredSource games;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME|SOURCE",
      description = "A game, or a folder of sources, which is built (default: the demo).")
  private String name;

  @Option(
      names = "--goals",
      paramLabel = "FILE",
      description = "The file with the goal and milestones (default: NAME.goals beside the game).")
  private Path goals;

  @Option(
      names = "--mcp",
      description =
          "Speak the Model Context Protocol instead, so that an assistant can play: one game, with"
              + " tools to look and to act.")
  private boolean usesMcp;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "With --mcp: the seed of the random numbers (${DEFAULT-VALUE}).")
  private long seed;

  @Inject
  EnvCommand(AuthoredSource games, Console console) {
    this.games = games;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    PlayableGame game = games.open(name, goals);
    RpcMethods methods =
        usesMcp
            ? new McpServer(game, seed, VersionText.version())
            : new EnvironmentServer(games, game, VersionText.version());
    RpcServer server =
        new RpcServer(
            new LineMessages(System.in, console.out()),
            methods,
            fault -> LoggerFactory.getLogger(EnvCommand.class).error("A request failed", fault));
    boolean isRunning = true;
    while (isRunning) {
      isRunning = server.serveNext();
    }
    return ExitCode.DONE;
  }
}
