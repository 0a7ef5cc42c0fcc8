package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.ScriptFault;
import org.junit.jupiter.api.Test;

/**
 * Plays random games whose scripts contain the statements of spec 13 §7, inside and outside
 * cutscenes. In play mode, no game halts, and the cursor is visible at the end. In strict mode,
 * each game halts at its first error with the message for this error.
 *
 * <p>{@code -Dbowsprit.forbidden.games=2000} plays more games.
 */
class ForbiddenGamesTest {

  private static final int GAME_COUNT = Integer.getInteger("bowsprit.forbidden.games", 60);
  private static final int TICK_COUNT = 60;
  private static final int CUTSCENE_START_SCRIPT_NUMBER = 31;
  private static final int CUTSCENE_END_SCRIPT_NUMBER = 32;
  private static final int STOP_ALL_SCRIPT = 33;
  private static final int BEGIN_SCRIPT = 34;
  private static final int FIRST_RANDOM_SCRIPT = 40;
  private static final int RANDOM_SCRIPT_COUNT = 8;

  private int haltedGameCount;
  private int faultCount;

  @Test
  void gamesWithErrorsHaltOnlyInStrictMode() {
    for (int seed = 0; seed < GAME_COUNT; seed++) {
      List<ScriptFault> faultsInPlayMode = playInPlayMode(seed);
      assertStrictModeHaltsAtTheFirstFault(seed, faultsInPlayMode);
    }
    System.out.println(
        GAME_COUNT
            + " random games: "
            + faultCount
            + " faults in play, "
            + haltedGameCount
            + " halted in strict");
    assertThat(haltedGameCount).isPositive();
  }

  /** Plays a game in play mode, where only the failing script ends, and returns the faults. */
  private List<ScriptFault> playInPlayMode(int seed) {
    ScriptedGame game = randomGame(seed, FaultPolicy.PLAY);
    GameSession session = play(game, seed);
    assertThat(session.fault()).as("the fault that halts seed %d", seed).isEmpty();
    assertThat(session.ticks()).isEqualTo(TICK_COUNT + 1L);
    session.machine().runScript(STOP_ALL_SCRIPT);
    session.tick();
    assertThat(session.machine().snapshot().cutsceneLevel())
        .as("the cutscene level of seed %d", seed)
        .isZero();
    assertThat(session.machine().cursorCounter())
        .as("the cursor counter of seed %d", seed)
        .isEqualTo(1);
    assertThat(session.machine().userputCounter())
        .as("the input counter of seed %d", seed)
        .isEqualTo(1);
    session.faults().forEach(fault -> assertExpectedFault(seed, fault));
    faultCount += session.faults().size();
    return session.faults();
  }

  private void assertStrictModeHaltsAtTheFirstFault(int seed, List<ScriptFault> playFaults) {
    GameSession session = play(randomGame(seed, FaultPolicy.STRICT), seed);
    if (playFaults.isEmpty()) {
      assertThat(session.fault()).as("the fault that halts seed %d", seed).isEmpty();
      return;
    }
    haltedGameCount++;
    ScriptFault fault = session.fault().orElseThrow(() -> new AssertionError("seed " + seed));
    assertExpectedFault(seed, fault);
    assertThat(session.faults()).containsExactly(fault);
    if (!fault.problem().endsWith(ForbiddenStatements.ENDLESS_LOOP_MESSAGE)) {
      assertThat(fault.summary())
          .as("the first fault of seed %d", seed)
          .isEqualTo(playFaults.get(0).summary());
    }
  }

  private static void assertExpectedFault(int seed, ScriptFault fault) {
    if (fault.problem().endsWith(ForbiddenStatements.ENDLESS_LOOP_MESSAGE)) {
      assertThat(fault.instruction()).startsWith("goto ");
      return;
    }
    if (fault.problem().equals(ForbiddenStatements.TOO_DEEP_MESSAGE)) {
      return;
    }
    String expectedMessage = ForbiddenStatements.messageAbout(fault.instruction());
    assertThat(expectedMessage)
        .as("the expected message of seed %d for the fault %s", seed, fault.summary())
        .isNotNull();
    assertThat(fault.problem()).as("the message of seed %d", seed).startsWith(expectedMessage);
  }

  private static GameSession play(ScriptedGame game, int seed) {
    GameSession session = game.open().session();
    session
        .machine()
        .variables()
        .set(EngineVariable.CUTSCENE_START_SCRIPT, CUTSCENE_START_SCRIPT_NUMBER);
    session
        .machine()
        .variables()
        .set(EngineVariable.CUTSCENE_END_SCRIPT, CUTSCENE_END_SCRIPT_NUMBER);
    session.machine().runScript(BEGIN_SCRIPT);
    SplittableRandom random = new SplittableRandom(seed);
    for (int tick = 0; tick < TICK_COUNT && session.fault().isEmpty(); tick++) {
      if (random.nextInt(4) == 0) {
        session.machine().runScript(FIRST_RANDOM_SCRIPT + random.nextInt(RANDOM_SCRIPT_COUNT));
      }
      if (random.nextInt(16) == 0) {
        session.machine().skipCutscene();
      }
      session.tick();
    }
    return session;
  }

  private static ScriptedGame randomGame(int seed, FaultPolicy policy) {
    SplittableRandom random = new SplittableRandom(seed);
    boolean withoutErrors = seed % 8 == 0;
    ScriptedGame game =
        new ScriptedGame()
            .withSetup(setup -> setup.withFaultPolicy(policy))
            .script(
                CUTSCENE_START_SCRIPT_NUMBER,
                "CursorSoftOff();",
                "UserputSoftOff();",
                "freezeScripts(127);")
            .script(
                CUTSCENE_END_SCRIPT_NUMBER,
                "freezeScripts(0);",
                "UserputSoftOn();",
                "CursorSoftOn();")
            .script(STOP_ALL_SCRIPT, stopAllStatements())
            .script(BEGIN_SCRIPT, "CursorShow();", "UserputOn();", "CreateString(4,3);");
    for (int script = 0; script < RANDOM_SCRIPT_COUNT; script++) {
      game.script(FIRST_RANDOM_SCRIPT + script, statements(random, withoutErrors));
    }
    return game.verbScript(302, 7, statements(random, withoutErrors))
        .entryScript(2, statements(random, withoutErrors));
  }

  /** Returns statements that end all running scripts. This closes their cutscenes. */
  private static String[] stopAllStatements() {
    List<String> lines = new ArrayList<>(List.of("stopObjectScript(302);", "loadRoom(1);"));
    for (int script = 0; script < RANDOM_SCRIPT_COUNT; script++) {
      lines.add("stopScript(" + (FIRST_RANDOM_SCRIPT + script) + ");");
    }
    return lines.toArray(String[]::new);
  }

  private static String[] statements(SplittableRandom random, boolean withoutErrors) {
    List<String> lines = new ArrayList<>();
    boolean hasCutscene = random.nextInt(3) == 0;
    boolean canBeSkipped = hasCutscene && random.nextBoolean();
    if (hasCutscene) {
      lines.add("cutscene([1]);");
    }
    if (canBeSkipped) {
      lines.addAll(List.of("beginOverride();", "goto SKIP;"));
    }
    for (int remaining = 3 + random.nextInt(8); remaining > 0; remaining--) {
      lines.add(statement(random, withoutErrors));
    }
    if (canBeSkipped) {
      lines.addAll(List.of("SKIP:", "endOverride();"));
    }
    // Some scripts of games with errors do not close their cutscene.
    if (hasCutscene && (withoutErrors || random.nextInt(3) > 0)) {
      lines.add("endCutscene();");
    }
    return lines.toArray(String[]::new);
  }

  private static String endlessLoop(SplittableRandom random) {
    String label = "LOOP" + random.nextInt(Integer.MAX_VALUE);
    return label + ":\ngoto " + label + ";";
  }

  private static String statement(SplittableRandom random, boolean withoutErrors) {
    int kind = random.nextInt(40);
    int script = FIRST_RANDOM_SCRIPT + random.nextInt(RANDOM_SCRIPT_COUNT);
    if (kind < 22) {
      return ForbiddenStatements.toleratedStatement(random);
    }
    if (kind < 26) {
      return withoutErrors ? "breakHere();" : ForbiddenStatements.invalidStatement(random);
    }
    return switch (kind) {
      case 26, 27, 28, 29 -> "breakHere();";
      case 30 -> "delay(" + random.nextInt(20) + ");";
      case 31 -> withoutErrors ? "breakHere();" : "startScript(" + script + ",[]);";
      case 32 -> withoutErrors ? "breakHere();" : "chainScript(" + script + ",[3]);";
      case 33 -> withoutErrors ? "breakHere();" : "stopScript(" + script + ");";
      case 34 -> "stopScript(0);";
      case 35 -> "loadRoom(" + random.nextInt(4) + ");";
      case 36 -> "loadRoomWithEgo(311,2,-1,-1);";
      case 37 -> "freezeScripts(0);";
      case 38 -> random.nextInt(40) > 0 || withoutErrors ? "breakHere();" : endlessLoop(random);
      default -> "Var[101]++;";
    };
  }
}
