package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.ScriptFault;
import org.junit.jupiter.api.Test;

/**
 * Plays random games whose scripts do everything that spec 13 §7 lists, inside and outside
 * cutscenes. In play mode, no game halts and no cursor is lost. In strict mode, each game halts at
 * the first error with the matching message.
 *
 * <p>{@code -Dbowsprit.forbidden.games=2000} plays more games.
 */
class ForbiddenGamesTest {

  private static final int GAMES = Integer.getInteger("bowsprit.forbidden.games", 60);
  private static final int TICKS = 60;
  private static final int CUTSCENE_START_SCRIPT_NUMBER = 31;
  private static final int CUTSCENE_END_SCRIPT_NUMBER = 32;
  private static final int SETTLE_SCRIPT = 33;
  private static final int BEGIN_SCRIPT = 34;
  private static final int FIRST_RANDOM_SCRIPT = 40;
  private static final int RANDOM_SCRIPT_COUNT = 8;

  private int halted;
  private int faults;

  @Test
  void gamesHaltOnlyInStrictMode() {
    for (int seed = 0; seed < GAMES; seed++) {
      List<ScriptFault> met = playInPlayMode(seed);
      assertHaltsAtTheFirstFault(seed, met);
    }
    System.out.println(
        GAMES + " games by lot: " + faults + " faults in play, " + halted + " halted in strict");
    assertThat(halted).isPositive();
  }

  /** Plays a game in play mode, where only the failing script ends, and returns the faults. */
  private List<ScriptFault> playInPlayMode(int seed) {
    Theatre theatre = theatre(seed, FaultPolicy.PLAY);
    GameSession session = play(theatre, seed);
    assertThat(session.fault()).as("seed %d", seed).isEmpty();
    assertThat(session.ticks()).isEqualTo(TICKS + 1L);
    session.machine().runScript(SETTLE_SCRIPT);
    session.tick();
    assertThat(session.machine().snapshot().cutsceneLevel()).as("seed %d", seed).isZero();
    assertThat(session.machine().cursorCounter()).as("cursor of seed %d", seed).isEqualTo(1);
    assertThat(session.machine().userputCounter()).as("input of seed %d", seed).isEqualTo(1);
    session.faults().forEach(fault -> assertExpectedFault(seed, fault));
    faults += session.faults().size();
    return session.faults();
  }

  private void assertHaltsAtTheFirstFault(int seed, List<ScriptFault> playFaults) {
    GameSession session = play(theatre(seed, FaultPolicy.STRICT), seed);
    if (playFaults.isEmpty()) {
      assertThat(session.fault()).as("seed %d", seed).isEmpty();
      return;
    }
    halted++;
    ScriptFault fault = session.fault().orElseThrow(() -> new AssertionError("seed " + seed));
    assertExpectedFault(seed, fault);
    assertThat(session.faults()).containsExactly(fault);
    if (!fault.problem().endsWith(ForbiddenStatements.ENDLESS_LOOP_MESSAGE)) {
      assertThat(fault.summary()).as("seed %d", seed).isEqualTo(playFaults.get(0).summary());
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
    String sentence = ForbiddenStatements.sentence(fault.instruction());
    assertThat(sentence).as("seed %d: %s", seed, fault.summary()).isNotNull();
    assertThat(fault.problem()).as("seed %d", seed).startsWith(sentence);
  }

  private static GameSession play(Theatre theatre, int seed) {
    GameSession session = theatre.open().session();
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
    for (int tick = 0; tick < TICKS && session.fault().isEmpty(); tick++) {
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

  private static Theatre theatre(int seed, FaultPolicy policy) {
    SplittableRandom random = new SplittableRandom(seed);
    boolean harmless = seed % 8 == 0;
    Theatre theatre =
        new Theatre()
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
            .script(SETTLE_SCRIPT, settleStatements())
            .script(BEGIN_SCRIPT, "CursorShow();", "UserputOn();", "CreateString(4,3);");
    for (int script = 0; script < RANDOM_SCRIPT_COUNT; script++) {
      theatre.script(FIRST_RANDOM_SCRIPT + script, statements(random, harmless));
    }
    return theatre
        .verb(302, 7, statements(random, harmless))
        .entry(2, statements(random, harmless));
  }

  /** Returns statements that end all running scripts. This closes their cutscenes. */
  private static String[] settleStatements() {
    List<String> lines = new ArrayList<>(List.of("stopObjectScript(302);", "loadRoom(1);"));
    for (int script = 0; script < RANDOM_SCRIPT_COUNT; script++) {
      lines.add("stopScript(" + (FIRST_RANDOM_SCRIPT + script) + ");");
    }
    return lines.toArray(String[]::new);
  }

  private static String[] statements(SplittableRandom random, boolean harmless) {
    List<String> lines = new ArrayList<>();
    boolean hasCutscene = random.nextInt(3) == 0;
    boolean skippable = hasCutscene && random.nextBoolean();
    if (hasCutscene) {
      lines.add("cutscene([1]);");
    }
    if (skippable) {
      lines.addAll(List.of("beginOverride();", "goto SKIP;"));
    }
    for (int remaining = 3 + random.nextInt(8); remaining > 0; remaining--) {
      lines.add(statement(random, harmless));
    }
    if (skippable) {
      lines.addAll(List.of("SKIP:", "endOverride();"));
    }
    // Some scripts of games with errors do not close their cutscene.
    if (hasCutscene && (harmless || random.nextInt(3) > 0)) {
      lines.add("endCutscene();");
    }
    return lines.toArray(String[]::new);
  }

  private static String endlessLoop(SplittableRandom random) {
    String label = "LOOP" + random.nextInt(Integer.MAX_VALUE);
    return label + ":\ngoto " + label + ";";
  }

  private static String statement(SplittableRandom random, boolean harmless) {
    int kind = random.nextInt(40);
    int script = FIRST_RANDOM_SCRIPT + random.nextInt(RANDOM_SCRIPT_COUNT);
    if (kind < 22) {
      return ForbiddenStatements.tolerated(random);
    }
    if (kind < 26) {
      return harmless ? "breakHere();" : ForbiddenStatements.faulty(random);
    }
    return switch (kind) {
      case 26, 27, 28, 29 -> "breakHere();";
      case 30 -> "delay(" + random.nextInt(20) + ");";
      case 31 -> harmless ? "breakHere();" : "startScript(" + script + ",[]);";
      case 32 -> harmless ? "breakHere();" : "chainScript(" + script + ",[3]);";
      case 33 -> harmless ? "breakHere();" : "stopScript(" + script + ");";
      case 34 -> "stopScript(0);";
      case 35 -> "loadRoom(" + random.nextInt(4) + ");";
      case 36 -> "loadRoomWithEgo(311,2,-1,-1);";
      case 37 -> "freezeScripts(0);";
      case 38 -> random.nextInt(40) > 0 || harmless ? "breakHere();" : endlessLoop(random);
      default -> "Var[101]++;";
    };
  }
}
