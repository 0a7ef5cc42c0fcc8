package org.bowsprit.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.journal.StateHash;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.environment.observation.Observation;
import org.bowsprit.environment.observation.StepEnd;
import org.bowsprit.environment.observation.StepResult;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the environment in which agents play the template adventure. */
class EnvironmentTest {

  private static final TestGame ADVENTURE = TestGame.adventure();
  private static final Environment.Options WITH_HASHES = new Environment.Options(0, true);

  private static final List<String> SOLUTION =
      List.of(
          "{'verb':'Open','object':'sea chest'}",
          "{'verb':'Pick up','object':'brass key'}",
          "{'verb':'Use','object':'brass key','object2':'cabin door'}",
          "{'object':'cabin door'}",
          "{'verb':'Pick up','object':'rope'}",
          "{'verb':'Use','object':'rope','object2':'ship~s bell'}");

  private Environment environment;

  @BeforeEach
  void reset() {
    environment = reset(7, WITH_HASHES);
  }

  private static Environment reset(long seed, Environment.Options options) {
    return Environment.reset(ADVENTURE, options, seed, Optional.empty(), Optional.empty());
  }

  private StepResult step(String action) {
    return step(environment, action, Environment.DEFAULT_MAX_TICKS);
  }

  private static StepResult step(Environment environment, String action, int maxTicks) {
    try {
      Params params =
          Params.of(new JsonMapper().readTree(action.replace('\'', '"').replace('~', '\'')));
      return environment.step(environment.readAction(params), maxTicks);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Test
  void aResetPlaysTheGameUntilThePlayerMayAct() {
    Observation observation = environment.observe();

    assertThat(observation.free()).isTrue();
    assertThat(observation.roomName()).isEqualTo("cabin");
    assertThat(observation.ego().name()).isEqualTo("Mira");
    assertThat(observation.said())
        .extracting(Observation.SpokenLine::text)
        .containsExactly("The captain has locked me in!");
    assertThat(observation.said()).extracting(Observation.SpokenLine::who).containsExactly("Mira");
    assertThat(observation.said().get(0).source()).startsWith("\"The captain");
    assertThat(observation.things())
        .extracting(Observation.Thing::name)
        .containsExactly("sea chest", "cabin door", "porthole");
    assertThat(observation.things().get(0).rectangle()).containsExactly(120, 80, 48, 40);
    assertThat(observation.verbs())
        .extracting(Observation.Word::text)
        .contains("Open", "Pick up", "Use");
    assertThat(observation.lines()).isEmpty();
  }

  @Test
  void theSolutionReachesTheGoalAndItsMilestones() {
    double reward = 0;
    StepResult lastResult = null;
    for (String action : SOLUTION) {
      lastResult = step(action);
      reward += lastResult.reward();
    }

    assertThat(lastResult.terminated()).isTrue();
    assertThat(lastResult.info().ended()).isEqualTo(StepEnd.WON);
    assertThat(lastResult.info().milestones()).containsExactly("key", "deck");
    assertThat(reward).isEqualTo(13);
  }

  @Test
  void theSameActionsProduceTheSameObservations() {
    Environment otherEnvironment = reset(7, WITH_HASHES);
    for (String action : SOLUTION.subList(0, 5)) {
      assertThat(step(otherEnvironment, action, Environment.DEFAULT_MAX_TICKS))
          .isEqualTo(step(action));
    }
  }

  @Test
  void aRestoredStateHasTheSameObservationAndPicture() throws IOException {
    EnvironmentState stateBefore = environment.snapshot();
    PictureForm rawPixels = PictureForm.read(Params.of(new JsonMapper().readTree("\"raw\"")));
    Observation observation = environment.observe(rawPixels);
    SOLUTION.subList(0, 5).forEach(this::step);
    assertThat(environment.observe(rawPixels).hashes()).isNotEqualTo(observation.hashes());

    environment.restore(stateBefore);

    assertThat(environment.observe(rawPixels)).usingRecursiveComparison().isEqualTo(observation);
    assertThat(environment.result().info().milestones()).isEmpty();
  }

  @Test
  void aForkIsIndependentOfItsOriginal() {
    step(SOLUTION.get(0));
    Environment fork = Environment.fork(environment.snapshot(), environment.options());
    StepResult result = step(SOLUTION.get(1));

    assertThat(step(fork, "{'verb':'Close','object':'sea chest'}", 5000).observation().inventory())
        .isEmpty();
    assertThat(environment.observe()).isEqualTo(result.observation());
    assertThat(result.observation().inventory())
        .extracting(Observation.Thing::name)
        .containsExactly("brass key");
  }

  @Test
  void aStepEndsAfterTheMaximumNumberOfIterations() {
    StepResult result = step(environment, "{'verb':'Open','object':'sea chest'}", 10);

    assertThat(result.info().ended()).isEqualTo(StepEnd.LIMIT);
    assertThat(result.info().ticks()).isEqualTo(10);
  }

  @Test
  void aRunIsTruncatedAfterTheMaximumNumberOfSteps() {
    environment = reset(7, new Environment.Options(2, false));

    assertThat(step("{'wait':1}").truncated()).isFalse();
    StepResult lastResult = step("{'wait':1}");
    assertThat(lastResult.truncated()).isTrue();
    assertThat(lastResult.observation().hashes()).isNull();
  }

  @Test
  void anActionOnATargetThatCannotBeClickedIsImpossible() {
    assertThat(step("{'verb':'Open','object':7000}").info().ended()).isEqualTo(StepEnd.IMPOSSIBLE);
    assertThat(step("{'walk':[9000,100]}").info().ended()).isEqualTo(StepEnd.IMPOSSIBLE);
  }

  @Test
  void aWalkEndsNearTheClickedPoint() {
    Observation.Ego ego = step("{'walk':[200,130]}").observation().ego();

    assertThat(Math.abs(ego.x() - 200)).isLessThan(8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{}                                   | an object with one of verb",
        "{'fly':1}                            | one of verb, object",
        "{'verb':'Eat','object':'sea chest'}  | a verb of (Close, Give",
        "{'verb':'Open','object':'sea'}       | an object of (cabin door",
        "{'object2':'sea chest','verb':2}     | action.object: expected an object",
        "{'line':0}                           | no lines to choose from",
        "{'walk':[1]}                         | a column and a row",
        "{'click':[320,0,'L']}                | a number from 0 to 319",
        "{'click':[0,0,'M']}                  | \"L\" or \"R\"",
        "{'key':'ab'}                         | a text of one letter",
        "{'skip':false}                       | expected true",
        "{'wait':0}                           | a number from 1",
        "{'verb':'Open','wait':1}             | without wait",
      })
  void theErrorForAnInvalidActionNamesTheValidActions(String action, String message)
      throws IOException {
    Params params =
        Params.of(new JsonMapper().readTree("{\"action\":" + action.replace('\'', '"') + "}"));

    assertThatThrownBy(() -> environment.readAction(params.get("action")))
        .isInstanceOf(RpcException.class)
        .hasMessageContaining(message);
  }

  @Test
  void theEffectiveActionsAreThoseThatChangeTheState() {
    assertThat(environment.effectiveActions())
        .extracting(environment::describe)
        .containsExactly("Open sea chest");
    step(SOLUTION.get(0));
    assertThat(environment.effectiveActions())
        .extracting(environment::describe)
        .containsExactly("Close sea chest", "Pick up brass key");
    step(SOLUTION.get(1));
    assertThat(environment.effectiveActions())
        .extracting(environment::describe)
        .contains("Use brass key + cabin door");
  }

  @Test
  void theSearchForEffectiveActionsDoesNotChangeTheState() {
    Observation observationBefore = environment.observe();
    environment.effectiveActions();

    assertThat(environment.observe()).isEqualTo(observationBefore);
    assertThat(environment.actions())
        .contains(new Action(2, observationBefore.things().get(0).object(), 0));
  }

  @Test
  void replayingTheJournalReachesTheSameState() {
    EnvironmentState stateBefore = environment.snapshot();
    SOLUTION.subList(0, 2).forEach(this::step);
    environment.restore(stateBefore);
    SOLUTION.subList(0, 4).forEach(this::step);
    Journal journal = environment.journal();

    GameSession replay =
        ADVENTURE.prepare(
            journal.origin(),
            new PlayableGame.Parts(new HeadlessHost(), Optional.empty(), new SessionListener() {}));
    JournalPlayer player = JournalPlayer.of(replay, journal);
    player.play();

    assertThat(new StateHash().of(replay)).isEqualTo(new StateHash().of(environment.session()));
  }

  @Test
  void aSavedGameCanBeContinued() {
    SOLUTION.subList(0, 2).forEach(this::step);
    Environment loadedEnvironment =
        Environment.reset(
            ADVENTURE, WITH_HASHES, 1, Optional.empty(), Optional.of(environment.toSavedGame()));

    assertThat(loadedEnvironment.observe().inventory())
        .isEqualTo(environment.observe().inventory());
    assertThat(loadedEnvironment.journal().start()).isPresent();
  }
}
