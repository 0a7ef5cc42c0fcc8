package org.bowsprit.adventures.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import org.bowsprit.adventures.Adventure;
import org.bowsprit.adventures.AdventureGenerator;
import org.bowsprit.adventures.Level;
import org.bowsprit.adventures.TestAdventureBuilder;
import org.bowsprit.adventures.Walkthrough;
import org.bowsprit.environment.TestGame;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.junit.jupiter.api.Test;

/** Tests agents that play a generated adventure, and the server for their trials. */
class AgentTest {

  private static final JsonMapper MAPPER = new JsonMapper();

  private final Adventure adventure = AdventureGenerator.generate(Level.of(1), 1);
  private final TestGame game = TestAdventureBuilder.build(adventure);

  @Test
  void aRandomAgentWithTheSameSeedHasTheSameOutcome() {
    Agent.Outcome outcome = new RandomAgent().play(game, 5, 30);

    assertThat(new RandomAgent().play(game, 5, 30)).isEqualTo(outcome);
    assertThat(outcome.steps()).isBetween(1, 30);
  }

  @Test
  void aSearchAgentWinsIfTheStepsSuffice() throws IOException {
    Agent search = new SearchAgent(new PlaytestLimits(Long.MAX_VALUE, 600));

    assertThat(search.play(game, 0, 100)).isEqualTo(new Agent.Outcome(true, 2, 4));
    assertThat(search.play(game, 0, 3))
        .as("the outcome with too few steps")
        .isEqualTo(new Agent.Outcome(false, 0, 3));
  }

  @Test
  void aTrialAllowsOneGameWithLimitedSteps() throws IOException {
    TrialServer trial = new TrialServer(game, 0, 2, "test");
    Params firstMove = params("{\"action\": " + toJson(Walkthrough.of(adventure).get(0)) + "}");

    trial.call("reset", params("{}"));
    trial.call("step", firstMove);
    assertThat(trial.outcome()).isEqualTo(new Agent.Outcome(false, 1, 1));
    trial.call("step", firstMove);
    assertRefused(trial, "step", firstMove, "the trial has ended");
    assertRefused(trial, "reset", params("{}"), "a trial is reset once");
    assertRefused(trial, "snapshot", params("{}"), "a trial has no snapshot");
  }

  private static void assertRefused(
      TrialServer trial, String method, Params params, String reason) {
    assertThatThrownBy(() -> trial.call(method, params))
        .isInstanceOf(RpcException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aProgramThatExitsImmediatelyReachesNoMilestone() throws IOException {
    Agent program = new ProgramAgent(List.of("true"), "test", fault -> {});

    assertThat(program.play(game, 0, 10)).isEqualTo(new Agent.Outcome(false, 0, 0));
  }

  private static Params params(String json) throws IOException {
    return Params.of(MAPPER.readTree(json));
  }

  private static String toJson(Object value) throws IOException {
    return MAPPER.writeValueAsString(value);
  }
}
