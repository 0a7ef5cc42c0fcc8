package org.bowsprit.adventures.trial;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.rpc.LineMessages;
import org.bowsprit.rpc.RpcServer;

/**
 * An agent that is a program. The program is started for each game, and uses the environment
 * through its standard streams.
 *
 * @param command the program and its arguments
 * @param version the version of Bowsprit
 * @param faults the receiver of the faults of requests
 */
public record ProgramAgent(List<String> command, String version, Consumer<Throwable> faults)
    implements Agent {

  public ProgramAgent {
    command = List.copyOf(command);
  }

  @Override
  public Outcome play(PlayableGame game, long seed, int maxSteps) throws IOException {
    TrialServer trial = new TrialServer(game, seed, maxSteps, version);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try {
      RpcServer server =
          new RpcServer(
              new LineMessages(
                  process.getInputStream(),
                  new PrintWriter(process.getOutputStream(), false, StandardCharsets.UTF_8)),
              trial,
              faults);
      boolean isConnected = true;
      while (isConnected) {
        isConnected = server.serveNext();
      }
    } finally {
      process.destroy();
    }
    return trial.outcome();
  }
}
