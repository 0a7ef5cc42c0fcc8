package org.bowsprit.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.verify;

import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests sentences, which are commands such as "use a with b", and the input script (spec 07 §7.4
 * with its checks 32 and 35 to 41).
 */
class SentenceTest {

  private static final String RECORDING_SCRIPT =
      "Var[110] = Local[0];\nVar[111] = Local[1];\nVar[112] = Local[2];\nVar[100]++;";

  private final TestWorld world = new TestWorld();

  @BeforeEach
  void setSentenceScript() {
    world.script(10, RECORDING_SCRIPT);
    world.variable(EngineVariable.SENTENCE_SCRIPT.number(), 10);
  }

  @Test
  void check35TheLastSentenceIsHandledFirst() {
    world.script(2, "doSentence(1,301,0);\ndoSentence(2,302,0);").vm().runScript(2);

    world.frame();
    assertThat(world.variable(110)).isEqualTo(2);
    assertThat(world.variable(111)).isEqualTo(302);
    world.frame();
    assertThat(world.variable(110)).isEqualTo(1);
    assertThat(world.variable(111)).isEqualTo(301);
  }

  @Test
  void check36ASentenceOfAnObjectWithItselfIsDropped() {
    world.script(2, "doSentence(3,301,301);").vm().runScript(2);
    assertThat(world.frame().variable(100)).isZero();
    assertThat(world.vm().snapshot().sentences()).isEmpty();

    world.script(3, "doSentence(3,0,0);").vm().runScript(3);
    assertThat(world.frame().variable(100)).isEqualTo(1);
  }

  @Test
  void check37AtMostSixSentencesCanWaitAndStopDiscardsAllSentences() {
    world.script(10, "breakHere();\nVar[100]++;\nbreakHere();");
    world.script(2, "doSentence(1,301,0);\n".repeat(6)).vm().runScript(2);
    world.frame();
    assertThat(world.vm().snapshot().slots()).hasSize(1);
    assertThat(world.vm().fault()).isEmpty();

    world.script(3, "doSentence(STOP);").vm().runScript(3);
    assertThat(world.vm().snapshot().sentences()).isEmpty();
    assertThat(world.vm().snapshot().slots()).isEmpty();
    verify(world.ports().cursor()).dropPendingInput();

    world.script(4, "doSentence(1,301,0);\n".repeat(7)).vm().runScript(4);
    assertThat(world.vm().fault().orElseThrow().problem()).contains("more than 6 sentences");
  }

  @Test
  void check38AFrozenSentenceWaitsButALaterSentenceRuns() {
    world.script(2, "doSentence(1,301,0);\nfreezeScripts(1);").vm().runScript(2);
    assertThat(world.frame().variable(100)).isZero();

    world.script(3, "doSentence(2,302,0);").vm().runScript(3);
    assertThat(world.frame().variable(110)).isEqualTo(2);
    assertThat(world.frame().variable(100)).isEqualTo(1);

    world.script(4, "freezeScripts(0);").vm().runScript(4);
    assertThat(world.frame().variable(110)).isEqualTo(1);
  }

  @Test
  void check39AFrozenSentenceScriptIsReplaced() {
    world.script(10, "Var[100]++;\nbreakHere();\nVar[101]++;");
    world.script(2, "doSentence(1,301,0);").vm().runScript(2);
    world.frame();
    world.script(3, "freezeScripts(1);\ndoSentence(2,302,0);").vm().runScript(3);

    world.frame();

    assertThat(world.variable(100)).isEqualTo(2);
    assertThat(world.vm().snapshot().slots())
        .singleElement()
        .satisfies(slot -> assertThat(slot.freezeCount()).isZero());
  }

  @Test
  void check40WaitForSentenceContinuesIfThereIsNoSentence() {
    world.script(2, "WaitForSentence();\nVar[101] = 1;").vm().runScript(2);
    assertThat(world.variable(101)).isEqualTo(1);
  }

  @Test
  void waitForSentenceLastsAsLongAsASentenceWaitsOrRuns() {
    world.script(10, "breakHere();");
    world.script(2, "doSentence(1,301,0);\nWaitForSentence();\nVar[101] = 1;").vm().runScript(2);
    assertThat(world.variable(101)).isZero();

    assertThat(world.frame().variable(101)).isZero();
    assertThat(world.frame().variable(101)).isZero();
    assertThat(world.frame().variable(101)).isEqualTo(1);
  }

  @Test
  void check41ASentenceOfTheInputScriptStartsInTheSameFrame() {
    world.script(4, "doSentence(Local[1],301,0);").script(3, "UserputOn();").vm().runScript(3);
    world.variable(EngineVariable.VERB_SCRIPT.number(), 4);

    world.vm().beginFrame(6);
    world.vm().runScripts();
    world.vm().runInputScript(1, 12, 1);
    world.vm().runSentence();

    assertThat(world.variable(110)).isEqualTo(12);
  }

  @Test
  void check32TheInputScriptDoesNotRunWhileTheInputCounterIsZero() {
    world.script(4, "Var[101] = 1;");
    world
        .variable(EngineVariable.VERB_SCRIPT.number(), 4)
        .variable(EngineVariable.USERPUT.number(), 1);

    world.vm().runInputScript(1, 12, 1);

    assertThat(world.variable(101)).isZero();
  }
}
