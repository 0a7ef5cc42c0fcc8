package org.bowsprit.adventures.trial;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.List;
import org.bowsprit.environment.EnvironmentServer;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.environment.observation.StepResult;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.bowsprit.rpc.RpcMethods;

/**
 * The environment of a trial. It contains one game with a fixed seed and a limited number of steps.
 * The game starts only once, without snapshots and saved games.
 */
final class TrialServer implements RpcMethods {

  private static final List<String> METHODS =
      List.of("initialize", "reset", "step", "actions", "observe", "close");

  private final EnvironmentServer server;
  private final Params start;
  private StepResult last;

  TrialServer(PlayableGame game, long seed, int maxSteps, String version) {
    server =
        new EnvironmentServer(
            name -> {
              throw new RpcException(RpcException.FAILED, "a trial has one game");
            },
            game,
            version);
    start =
        Params.of(
            JsonNodeFactory.instance.objectNode().put("seed", seed).put("maxSteps", maxSteps));
  }

  @Override
  public Object call(String method, Params params) throws IOException {
    if (!METHODS.contains(method)) {
      throw new RpcException(
          RpcException.NO_METHOD,
          "a trial has no " + method + "; it has " + String.join(", ", METHODS));
    }
    if (method.equals("reset") && last != null) {
      throw new RpcException(RpcException.FAILED, "a trial is reset once");
    }
    if (method.equals("step") && last != null && (last.terminated() || last.truncated())) {
      throw new RpcException(RpcException.FAILED, "the trial has ended");
    }
    Object answer = server.call(method, method.equals("reset") ? start : params);
    if (answer instanceof StepResult result) {
      last = result;
    }
    return answer;
  }

  /** Returns the result so far. */
  Agent.Outcome outcome() {
    if (last == null) {
      return new Agent.Outcome(false, 0, 0);
    }
    StepResult.Info info = last.info();
    return new Agent.Outcome(info.won(), info.milestones().size(), info.steps());
  }
}
