package org.bowsprit.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.bowsprit.vm.port.ObjectScript.Place;
import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.api.Test;

/**
 * Tests how the machine boots, which variables it sets, how it reports errors, and how its state is
 * saved and restored (spec 05 §9, §13, §14).
 */
class MachineStateTest {

  private final TestWorld world = new TestWorld();

  @Test
  void check38TheBootScriptReceivesTheBootParameter() {
    world.script(1, "Var[100] = Local[0];").vm().boot(-7873);
    assertThat(world.variable(100)).isEqualTo(-7873);
  }

  @Test
  void check39ResetSetsTheEngineVariables() {
    world.profile(GameProfile.of(800, 2048, 1000).withQuirks(GameQuirks.MONKEY_1_CD));
    int[][] expected = {
      {9, 11},
      {37, 4},
      {40, 1400},
      {48, 3},
      {49, 19},
      {51, 1},
      {54, -80},
      {59, 3},
      {67, 3},
      {74, 1225}
    };
    for (int[] numberAndValue : expected) {
      assertThat(world.variable(numberAndValue[0]))
          .as("the value of global variable %d", numberAndValue[0])
          .isEqualTo(numberAndValue[1]);
    }
  }

  @Test
  void check37TheSubtitleSettingAcceptsOnlyZeroAndOne() {
    world.script(2, "VAR_NOSUBTITLES = 1;\nVAR_NOSUBTITLES = 5;").vm().runScript(2);
    assertThat(world.variable(60)).isEqualTo(1);
  }

  @Test
  void aQuirkMakesTheMachineReadOneVariableInPlaceOfAnother() {
    world.profile(GameProfile.of(800, 2048, 1000).withQuirks(GameQuirks.MONKEY_2));
    world.script(
        2,
        """
        Var[490] = 1;
        Var[518] = 7;
        Var[100] = Var[490];
        unless (VAR_SOUNDCARD == 5) goto END;
        Var[101] = 1;
        END:
        """);
    world.vm().runScript(2);
    assertThat(world.variable(100)).isEqualTo(7);
    assertThat(world.variable(101)).isEqualTo(1);
  }

  @Test
  void check48ResetClearsVariablesScriptsStringsAndSentences() {
    world.script(2, "Var[100] = 1;\nPutCodeInString(5,\"x\");\ndoSentence(1,2,0);\nbreakHere();");
    world.vm().runScript(2);

    world.vm().reset();

    VmState state = world.vm().snapshot();
    assertThat(world.variable(100)).isZero();
    assertThat(state.slots()).isEmpty();
    assertThat(state.strings()).isEmpty();
    assertThat(state.sentences()).isEmpty();
  }

  @Test
  void check41ARestoredDelayContinues() {
    world.script(2, "delay(20);\nVar[100] = 1;").vm().runScript(2);
    VmState state = world.vm().snapshot();
    world.vm().reset();

    world.vm().restore(state);

    assertThat(world.frame(15).variable(100)).isZero();
    assertThat(world.frame(6).variable(100)).isEqualTo(1);
  }

  @Test
  void restoredScriptsOfEveryKindContinueAtTheirPosition() {
    String statements = "breakHere();\nVar[%d]++;\nbreakHere();\nVar[%d]++;";
    world
        .script(3, String.format(statements, 100, 100))
        .localScript(200, String.format(statements, 101, 101))
        .objectScript(300, Place.ROOM, 1, String.format(statements, 102, 102))
        .objectScript(301, Place.INVENTORY, 1, String.format(statements, 103, 103))
        .objectScript(302, Place.FLOATING, 1, String.format(statements, 104, 104))
        .entryScript(String.format(statements, 105, 105))
        .exitScript(String.format(statements, 106, 106))
        .script(
            2,
            """
            loadRoom(7);
            startScript(3,[]);
            startScript(200,[]);
            startObject(300,1,[]);
            startObject(301,1,[]);
            startObject(302,1,[]);
            cutscene([9]);
            beginOverride();
            goto SKIP;
            PutCodeInString(12,"A" + getInt(Var[5]));
            SKIP:
            CursorSoftOn();
            breakHere();
            """);
    world.vm().runScript(2);
    world.frame();
    VmState state = world.vm().snapshot();
    world.frame();
    int[] valuesAfter = counters();

    world.vm().reset();
    world.vm().restore(state);
    assertThat(world.vm().snapshot()).isEqualTo(state);
    world.frame();

    assertThat(counters()).isEqualTo(valuesAfter).startsWith(2, 2, 2, 2, 2, 2);
    assertThat(world.vm().room()).isEqualTo(7);
    assertThat(world.vm().cursorCounter()).isEqualTo(1);
  }

  private int[] counters() {
    int[] values = new int[7];
    for (int i = 0; i < values.length; i++) {
      values[i] = world.variable(100 + i);
    }
    return values;
  }

  @Test
  void aStateOfAnotherGameIsRefusedAndChangesNothing() {
    world.script(2, "breakHere();").vm().runScript(2);
    VmState state = world.vm().snapshot();
    TestWorld otherWorld = new TestWorld().profile(GameProfile.of(801, 2048, 1000));
    assertThatThrownBy(() -> otherWorld.vm().restore(state))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("numbers of variables");

    world.withoutGlobal(2).variable(100, 5);
    assertThatThrownBy(() -> world.vm().restore(state))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("there is no script 2");
    assertThat(world.variable(100)).isEqualTo(5);
  }

  @Test
  void aFaultContainsItsScriptOffsetBytesAndPrecedingInstructions() {
    world.global(2, "46 64 00 46 64 00 2F 01 02").vm().runScript(2);

    ScriptFault fault = world.vm().fault().orElseThrow();

    assertThat(fault.summary())
        .isEqualTo("global 2 at 0006 in room 0: byte 2F is not an instruction [2F 01 02]");
    assertThat(fault.before())
        .extracting(each -> each.instruction().offset())
        .containsExactly(0, 3);
    assertThat(world.vm().snapshot().slots().get(0).position()).isEqualTo(6);
  }

  @Test
  void aHaltedMachineRunsNoScriptUntilItIsResumed() {
    world.script(2, "breakHere();\nVar[100]++;\nbreakHere();\nVar[100]++;");
    world.vm().runScript(2);
    world.global(3, "2F").vm().runScript(3);

    assertThat(world.frame().variable(100)).isZero();

    world.vm().resume();
    assertThat(world.frame().variable(100)).isEqualTo(1);
    assertThat(world.vm().snapshot().slots()).extracting(VmState.Slot::number).containsExactly(2);
  }

  @Test
  void aHookWithTheNumberOfAMissingScriptIsAFault() {
    world.variable(EngineVariable.SCROLL_SCRIPT.number(), 150);

    world.vm().runHook(EngineVariable.SCROLL_SCRIPT);

    assertThat(world.vm().fault().orElseThrow().problem()).isEqualTo("there is no script 150");
    world.vm().resume();
    world.script(2, "Var[100] = 1;").vm().runScript(2);
    assertThat(world.variable(100)).isEqualTo(1);
  }

  @Test
  void inPlayModeAFaultStopsOnlyItsScript() {
    world.vm().setFaultPolicy(FaultPolicy.PLAY);
    world.script(2, "startScript(3,[]);\nVar[100] = 1;").global(3, "2F");

    world.vm().runScript(2);

    assertThat(world.variable(100)).isEqualTo(1);
    assertThat(world.vm().fault()).isEmpty();
  }

  @Test
  void everyErrorInAScriptIsAFault() {
    List<String> faultyStatements =
        List.of(
            "Var[100] /= 0;",
            "Exprmode Var[100] = (1 / 0);",
            "Exprmode Var[100] = rpn[+];",
            "startScript(99,[]);",
            "startScript(250,[]);",
            "SetStringChar(4,0,65);",
            "setClass(300,[161]);",
            "putActor(13,0,0);",
            "Var[100] = getActorElevation(13);",
            "setOwnerOf(5000,1);",
            "ActorOps(1,[Palette(32,1)]);",
            "colorCycleDelay(17,1);",
            "setVarRange(Var[100],0,[]);",
            "RoomColor();");
    for (String statement : faultyStatements) {
      world.vm().reset();
      world.script(2, statement).vm().runScript(2);
      assertThat(world.vm().fault()).as(statement).isPresent();
    }
  }
}
