package org.bowsprit.vm;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.api.Test;

/**
 * Tests cutscenes and how they are skipped (spec 05 §7 with its checks 14 to 20, and spec 15, rule
 * G).
 */
class CutsceneTest {

  private final TestWorld world = new TestWorld();

  @Test
  void check14TheStartAndEndScriptsReceiveTheFirstArgumentOfACutscene() {
    world
        .script(2, "cutscene([5]);\nendCutscene();")
        .script(18, "Var[100] = Local[0];")
        .script(19, "Var[101] = Local[0];");
    setStartAndEndScripts();

    world.vm().runScript(2);

    assertThat(world.variable(100)).isEqualTo(5);
    assertThat(world.variable(101)).isEqualTo(5);
    assertThat(world.vm().snapshot().cutsceneLevel()).isZero();
  }

  @Test
  void check15TheScriptThatOpensACutsceneContinuesEvenIfTheStartScriptFreezesIt() {
    world
        .script(2, "cutscene([]);\nVar[100] = 1;\nbreakHere();")
        .script(3, "breakHere();\nVar[101] = 1;")
        .script(18, "freezeScripts(127);");
    setStartAndEndScripts();
    world.vm().runScript(3);

    world.vm().runScript(2);
    world.frame();

    assertThat(world.variable(100)).isEqualTo(1);
    assertThat(world.variable(101)).isZero();
  }

  @Test
  void eachOfTwoOverlappingCutscenesIsClosedOnce() {
    world
        .script(2, "cutscene([1]);\nbreakHere();\nendCutscene();")
        .script(3, "cutscene([2]);\nbreakHere();\nbreakHere();\nendCutscene();")
        .script(18, "Var[102]++;")
        .script(19, "Var[100]++;\nVar[101] = Local[0];");
    setStartAndEndScripts();
    world.vm().runScript(2);
    world.vm().runScript(3);

    world.frame();
    assertThat(world.variable(100))
        .as("the number of closed cutscenes when the first script has ended")
        .isEqualTo(1);
    assertThat(world.variable(101))
        .as("the argument of the closed cutscene, which is the innermost")
        .isEqualTo(2);
    assertThat(world.vm().snapshot().cutsceneLevel()).isEqualTo(1);

    world.frame();
    assertThat(world.variable(100)).isEqualTo(2);
    assertThat(world.variable(101)).isEqualTo(1);
    assertThat(world.vm().snapshot().cutsceneLevel()).isZero();
  }

  @Test
  void check16AtMostFourCutscenesCanBeOpen() {
    world.script(2, "cutscene([1]);\n".repeat(4));
    world.vm().runScript(2);
    assertThat(world.vm().fault()).isEmpty();

    world.vm().reset();
    world.script(2, "cutscene([1]);\n".repeat(5)).vm().runScript(2);
    assertThat(world.vm().fault().orElseThrow().problem()).contains("more than 4 cutscenes");

    world.vm().reset();
    world.script(2, "endCutscene();").vm().runScript(2);
    assertThat(world.vm().fault().orElseThrow().problem()).contains("no cutscene is open");
  }

  @Test
  void check17SkippingACutsceneContinuesAtTheJumpAndWorksOnlyOnce() {
    startScriptWithOverride("cutscene([]);\n");

    world.vm().skipCutscene();
    assertThat(world.variable(EngineVariable.OVERRIDE.number())).isEqualTo(1);
    world.frame();
    assertThat(world.variable(100)).isZero();
    assertThat(world.variable(101)).isEqualTo(1);

    world.variable(EngineVariable.OVERRIDE.number(), 0).vm().skipCutscene();
    assertThat(world.variable(EngineVariable.OVERRIDE.number())).isZero();
  }

  @Test
  void check18AScriptCanBeginAnOverrideOutsideACutscene() {
    startScriptWithOverride("");
    world.vm().skipCutscene();
    assertThat(world.frame().variable(101)).isEqualTo(1);

    world.vm().reset();
    world.script(2, "breakHere();\nVar[100] = 1;").vm().runScript(2);
    world.vm().skipCutscene();
    assertThat(world.frame().variable(100)).isEqualTo(1);
    assertThat(world.variable(EngineVariable.OVERRIDE.number())).isZero();
  }

  @Test
  void check19SkippingThawsTheScriptCompletely() {
    startScriptWithOverride("");
    world.script(3, "freezeScripts(1);\n".repeat(3)).vm().runScript(3);

    world.vm().skipCutscene();

    assertThat(world.frame().variable(101)).isEqualTo(1);
  }

  @Test
  void check20AfterEndOverrideSkippingDoesNothing() {
    world.script(
        2,
        """
        VAR_OVERRIDE = 1;
        beginOverride();
        goto SKIP;
        endOverride();
        breakHere();
        Var[100] = 1;
        SKIP:
        Var[101] = 1;
        """);
    world.vm().runScript(2);

    world.vm().skipCutscene();

    assertThat(world.frame().variable(100)).isEqualTo(1);
    assertThat(world.variable(EngineVariable.OVERRIDE.number())).isZero();
  }

  @Test
  void skippingAStoppedScriptDoesNotChangeTheNextScriptInItsSlot() {
    startScriptWithOverride("");
    world.script(3, "stopScript(2);\nstartScript(4,[]);").script(4, "breakHere();\nVar[102] = 1;");
    world.vm().runScript(3);

    world.vm().skipCutscene();

    assertThat(world.variable(EngineVariable.OVERRIDE.number())).isEqualTo(1);
    assertThat(world.frame().variable(102)).isEqualTo(1);
    world.variable(EngineVariable.OVERRIDE.number(), 0).vm().skipCutscene();
    assertThat(world.variable(EngineVariable.OVERRIDE.number()))
        .as("the override variable after the second skip")
        .isZero();
  }

  @Test
  void cutscenesCanEndInAnyOrder() {
    world
        .script(2, "cutscene([1]);\nstartScript(3,[]);\nendCutscene();")
        .script(3, "cutscene([2]);\nbreakHere();\nendCutscene();");

    world.vm().runScript(2);
    assertThat(world.vm().snapshot().cutsceneLevel()).isEqualTo(1);
    world.frame();

    assertThat(world.vm().fault()).isEmpty();
    assertThat(world.vm().snapshot().cutsceneLevel()).isZero();
  }

  private void startScriptWithOverride(String firstStatements) {
    world.script(
        2,
        firstStatements
            + """
            beginOverride();
            goto SKIP;
            breakHere();
            breakHere();
            Var[100] = 1;
            SKIP:
            Var[101] = 1;
            breakHere();
            """);
    world.vm().runScript(2);
  }

  private void setStartAndEndScripts() {
    world.variable(EngineVariable.CUTSCENE_START_SCRIPT.number(), 18);
    world.variable(EngineVariable.CUTSCENE_END_SCRIPT.number(), 19);
  }
}
