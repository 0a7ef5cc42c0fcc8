package org.bowsprit.vm;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.vm.port.ObjectScript.Place;
import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.api.Test;

/**
 * Tests when and in which order scripts run (spec 05 §4 to §6 with its checks 1 to 13, 31 to 36,
 * 40, 43 and 44).
 */
class SchedulerTest {

  private final TestWorld world = new TestWorld();

  @Test
  void check1AStartedScriptRunsBeforeTheScriptThatStartedItContinues() {
    world
        .script(2, "startScript(3,[]);\nVar[100] = Var[101];\nstopObjectCode();")
        .script(3, "Var[101] = 7;\nstopObjectCode();");

    world.vm().runScript(2);

    assertThat(world.variable(100)).isEqualTo(7);
  }

  @Test
  void check2AScriptContinuesWhenTheScriptThatItStartedReachesABreak() {
    world
        .script(2, "startScript(3,[]);\nVar[100] = Var[101];\nstopObjectCode();")
        .script(3, "Var[101] = 1;\nbreakHere();\nVar[101] = 2;\nstopObjectCode();");

    world.vm().runScript(2);
    assertThat(world.variable(100)).isEqualTo(1);
    assertThat(world.variable(101)).isEqualTo(1);

    world.frame();
    assertThat(world.variable(100)).isEqualTo(1);
    assertThat(world.variable(101)).isEqualTo(2);
  }

  @Test
  void check3AScriptThatStartsItselfWithoutRecursionEnds() {
    world.script(
        2,
        """
        Var[101]++;
        unless (Var[101] < 2) goto END;
        startScript(2,[]);
        Var[102] = 1;
        END:
        stopObjectCode();
        """);

    world.vm().runScript(2);

    assertThat(world.variable(101)).isEqualTo(2);
    assertThat(world.variable(102)).isZero();
    assertThat(world.vm().snapshot().slots()).isEmpty();
  }

  @Test
  void check4RecursiveStartsRunInParallelAndStopTogether() {
    world
        .script(2, "startScript(3,[],R);\nstartScript(3,[],R);\nbreakHere();\nstopScript(3);")
        .script(3, "breakHere();\nbreakHere();\nbreakHere();");

    world.vm().runScript(2);
    assertThat(world.vm().snapshot().slots()).filteredOn(slot -> slot.number() == 3).hasSize(2);

    world.frame();
    assertThat(world.vm().snapshot().slots()).filteredOn(slot -> slot.number() == 3).isEmpty();
  }

  @Test
  void check5ADelayOfTheFrameLengthTakesTwoFrames() {
    startScriptWith("delay(6);");

    assertThat(world.frame().variable(100)).isZero();
    assertThat(world.frame().variable(100)).isEqualTo(1);
  }

  @Test
  void check6AShorterDelayEndsInTheNextFrame() {
    startScriptWith("delay(5);");
    assertThat(world.frame().variable(100)).isEqualTo(1);
    startScriptWith("delay(0);");
    assertThat(world.frame().variable(100)).isEqualTo(2);
  }

  @Test
  void check7AFrameReducesADelayByAtMostFifteenJiffies() {
    startScriptWith("delay(30);");

    assertThat(world.frame(60).variable(100)).isZero();
    assertThat(world.frame(60).variable(100)).isZero();
    assertThat(world.frame(60).variable(100)).isEqualTo(1);
  }

  @Test
  void check10TheDelayOfAFrozenScriptDoesNotCountDown() {
    startScriptWith("delay(5);");
    world.script(3, "freezeScripts(1);").script(4, "freezeScripts(0);");
    world.vm().runScript(3);
    for (int i = 0; i < 10; i++) {
      world.frame();
    }
    assertThat(world.vm().snapshot().slots().get(0).delay()).isEqualTo(5);

    world.vm().runScript(4);

    assertThat(world.frame().variable(100)).isEqualTo(1);
  }

  @Test
  void check11AScriptThatIsFrozenTwiceMustBeThawedTwice() {
    startScriptWith("breakHere();");
    world.script(3, "freezeScripts(1);").script(4, "freezeScripts(0);");
    world.vm().runScript(3);
    world.vm().runScript(3);

    world.vm().runScript(4);
    assertThat(world.frame().variable(100)).isZero();
    world.vm().runScript(4);
    assertThat(world.frame().variable(100)).isEqualTo(1);
  }

  @Test
  void check12AFreezeResistantScriptFreezesOnlyFromLevel128OnAndTheFreezingScriptContinues() {
    world
        .script(2, "breakHere();\nVar[100]++;\nbreakHere();\nVar[100]++;")
        .script(3, "startScript(2,[],F);")
        .script(4, "freezeScripts(1);\nVar[101] = 1;")
        .script(5, "freezeScripts(128);\nVar[102] = 1;");
    world.vm().runScript(3);

    world.vm().runScript(4);
    assertThat(world.variable(101)).isEqualTo(1);
    assertThat(world.frame().variable(100)).isEqualTo(1);
    world.vm().runScript(5);
    assertThat(world.variable(102)).isEqualTo(1);
    assertThat(world.frame().variable(100)).isEqualTo(1);
  }

  @Test
  void check13AScriptFrozenByAScriptThatItStartedContinuesOnlyWhenItThaws() {
    world
        .script(2, "startScript(3,[]);\nVar[100] = 1;")
        .script(3, "freezeScripts(1);")
        .script(4, "freezeScripts(0);");

    world.vm().runScript(2);
    assertThat(world.variable(100)).isZero();
    assertThat(world.frame().variable(100)).isZero();
    world.vm().runScript(4);
    assertThat(world.frame().variable(100)).isEqualTo(1);
  }

  @Test
  void check31StopObjectCodeEndsAllScriptsOfTheObject() {
    world.objectScript(
        300,
        Place.ROOM,
        8,
        """
        unless (!Local[0]) goto WAIT;
        stopObjectCode();
        WAIT:
        breakHere();
        Var[100]++;
        """);
    world.script(2, "startObject(300,8,[1]);\nbreakHere();").script(3, "startObject(300,8,[0]);");
    world.vm().runScript(2);
    assertThat(world.vm().snapshot().slots()).hasSize(2);

    world.vm().runScript(3);

    assertThat(world.vm().snapshot().slots()).extracting(VmState.Slot::number).containsExactly(2);
  }

  @Test
  void check32AChainedScriptInheritsTheFlagsButNotTheLocals() {
    world
        .script(2, "startScript(3,[7],F);")
        .script(3, "Local[5] = 9;\nchainScript(4,[1]);\nVar[100] = 1;")
        .script(4, "Var[101] = Local[0];\nVar[102] = Local[5];\nbreakHere();");

    world.vm().runScript(2);

    assertThat(world.variable(100)).isZero();
    assertThat(world.variable(101)).isEqualTo(1);
    assertThat(world.variable(102)).isZero();
    VmState.Slot slot = world.vm().snapshot().slots().get(0);
    assertThat(slot.number()).isEqualTo(4);
    assertThat(slot.freezeResistant()).isTrue();
  }

  @Test
  void check33And34Entry255OfAnObjectHandlesEveryVerb() {
    world
        .objectScript(300, Place.ROOM, 255, "Var[100] = Local[0];")
        .objectScript(301, Place.ROOM, 9, "Var[101] = 1;")
        .script(2, "startObject(300,8,[7]);\nstartObject(301,8,[]);\nstartObject(302,8,[]);");

    world.vm().runScript(2);

    assertThat(world.variable(100)).isEqualTo(7);
    assertThat(world.variable(101)).isZero();
    assertThat(world.vm().fault()).isEmpty();
  }

  @Test
  void check35SlotsRunInOrderAndEachStartedScriptRunsOnlyOncePerFrame() {
    String statements = "breakHere();\nVar[110 + Var[100]] = %d;\nVar[100]++;\nbreakHere();";
    world
        .script(
            2,
            "breakHere();\nVar[110 + Var[100]] = 1;\nVar[100]++;\nstartScript(5,[]);\nbreakHere();")
        .script(3, String.format(statements, 2))
        .script(4, String.format(statements, 3))
        .script(5, "Var[110 + Var[100]] = 5;\nVar[100]++;\nbreakHere();\nbreakHere();");
    world.vm().runScript(2);
    world.vm().runScript(3);
    world.vm().runScript(4);

    world.frame();

    assertThat(world.variable(100)).isEqualTo(4);
    assertThat(
            new int[] {
              world.variable(110), world.variable(111), world.variable(112), world.variable(113)
            })
        .containsExactly(1, 5, 2, 3);
  }

  @Test
  void check36AVariableOutsideItsRangeReadsAsZeroWithoutAnError() {
    world.script(
        2,
        """
        Bit[3] = 77;
        Var[100] = Bit[3];
        Var[101] = Local[30];
        Local[30] = 5;
        Var[900] = 5;
        Var[102] = Var[900];
        """);

    world.vm().runScript(2);

    assertThat(world.variable(100)).isEqualTo(1);
    assertThat(world.variable(101)).isZero();
    assertThat(world.variable(102)).isZero();
    assertThat(world.vm().fault()).isEmpty();
  }

  @Test
  void check40IsScriptRunningCountsPausedAndFrozenScriptsButNotObjectScripts() {
    world
        .script(2, "delay(100);")
        .objectScript(5, Place.ROOM, 1, "breakHere();")
        .script(
            3,
            """
            freezeScripts(1);
            Var[100] = isScriptRunning(2);
            startObject(5,1,[]);
            Var[101] = isScriptRunning(5);
            """);
    world.vm().runScript(2);

    world.vm().runScript(3);

    assertThat(world.variable(100)).isEqualTo(1);
    assertThat(world.variable(101)).isZero();
  }

  @Test
  void check43ALoopWithoutABreakExceedsTheInstructionLimit() {
    world.script(2, "LOOP:\nVar[100]++;\ngoto LOOP;");

    world.vm().runScript(2);

    ScriptFault fault = world.vm().fault().orElseThrow();
    assertThat(fault.problem()).isEqualTo("more than 100000 instructions in one frame");
    assertThat(fault.script()).isEqualTo(2);
    assertThat(fault.before()).isNotEmpty();
  }

  @Test
  void check44AtMostFifteenNestedStartsAreAllowed() {
    for (int script = 2; script < 40; script++) {
      world.script(
          script,
          "Var[100]++;\nunless (Var[100] < Var[101]) goto END;\nstartScript("
              + (script + 1)
              + ",[]);\nEND:\nstopObjectCode();");
    }
    world.variable(101, 15).vm().runScript(2);
    assertThat(world.vm().fault()).isEmpty();

    world.variable(100, 0).variable(101, 16).vm().runScript(2);
    assertThat(world.vm().fault().orElseThrow().problem()).contains("more than 15 deep");
  }

  @Test
  void stopScript0EndsTheRunningScript() {
    world.script(2, "stopScript(0);\nVar[100] = 1;");
    world.vm().runScript(2);
    assertThat(world.variable(100)).isZero();
  }

  @Test
  void startingScript0DoesNothing() {
    world.script(2, "startScript(0,[]);\nVar[100] = 1;\nchainScript(0,[]);\nVar[100] = 2;");
    world.vm().runScript(2);
    assertThat(world.variable(100)).isEqualTo(1);
    assertThat(world.vm().fault()).isEmpty();
  }

  @Test
  void aScriptEndsAfterItsLastInstruction() {
    world.script(2, "Var[100] = 1;");
    world.vm().runScript(2);
    assertThat(world.vm().snapshot().slots()).isEmpty();
    assertThat(world.vm().fault()).isEmpty();
  }

  private void startScriptWith(String statement) {
    world.script(2, statement + "\nVar[100]++;");
    world.vm().runScript(2);
  }
}
