package org.bowsprit.engine.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.testing.StageRooms;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/**
 * Saves games at every kind of moment (spec 12 §7, check 12). When the save is written, read and
 * restored into a new session, the game continues unchanged.
 */
class SaveMomentsTest {

  private static final int TICKS_BEFORE_SAVE = 3;
  private static final int TICKS_AFTERWARDS = 60;
  private static final int TICK_OF_KEY = 10;

  private final SaveFormat format = new SaveFormat();

  private static Theatre theatre(String... statements) {
    return new Theatre()
        .script(18, "freezeScripts(127);")
        .script(19, "freezeScripts(0);")
        .script(21, "LOOP:", "Var[101]++;", "breakHere();", "goto LOOP;")
        .script(20, statements)
        .open()
        .set(EngineVariable.CUTSCENE_START_SCRIPT, 18)
        .set(EngineVariable.CUTSCENE_END_SCRIPT, 19)
        .run(21);
  }

  private void assertContinuesUnchanged(String... statements) {
    assertContinuesUnchanged(
        theatre(statements).run(20).tick(TICKS_BEFORE_SAVE), theatre(statements));
  }

  private void assertContinuesUnchanged(Theatre straight, Theatre restored) {
    GameState state = straight.session().snapshot();
    restored.session().restore(format.read(file(state)).state());
    assertThat(restored.session().snapshot().equals(state)).isTrue();
    for (int frame = 0; frame < TICKS_AFTERWARDS; frame++) {
      if (frame == TICK_OF_KEY) {
        straight.session().input(new Input.Key('n'));
        restored.session().input(new Input.Key('n'));
      }
      straight.tick();
      restored.tick();
      assertThat(restored.session().snapshot().equals(straight.session().snapshot()))
          .as("frame %d", frame)
          .isTrue();
    }
  }

  private byte[] file(GameState state) {
    SaveHeader header = new SaveHeader("0", "theatre", "0", "a moment", 1, "", 0, 0, null);
    return format.write(new SavedGame(header, state));
  }

  @Test
  void aWalkContinues() {
    assertContinuesUnchanged("walkActorTo(1,200,100);", "WaitForActor(1);", "Var[100]++;");
  }

  @Test
  void aWalkContinuesWithTheOtherWalker() {
    UnaryOperator<GameSetup> reference =
        setup -> setup.withPlanner(WalkPlanner.of(new ClassicProvider()));
    assertThat(positionAfterWalkerChange(UnaryOperator.identity(), reference))
        .containsExactly(200, 100);
    assertThat(positionAfterWalkerChange(reference, UnaryOperator.identity()))
        .containsExactly(200, 100);
  }

  private List<Integer> positionAfterWalkerChange(
      UnaryOperator<GameSetup> from, UnaryOperator<GameSetup> by) {
    Theatre walking = new Theatre().withSetup(from).script(20, "walkActorTo(1,200,100);").open();
    GameState state = walking.run(20).tick(TICKS_BEFORE_SAVE).session().snapshot();
    Theatre other = new Theatre().withSetup(by).script(20, "walkActorTo(1,200,100);").open();
    other.session().restore(format.read(file(state)).state());
    Actor ego = other.tick(TICKS_AFTERWARDS).world().cast().actor(Theatre.EGO);
    return List.of(ego.x(), ego.y());
  }

  @Test
  void aTurnContinues() {
    assertContinuesUnchanged("VAR_TIMER_NEXT = 1;", "animateCostume(1,247);", "Var[100]++;");
  }

  @Test
  void aLineContinues() {
    assertContinuesUnchanged(
        "print(1,[Text(\"Ahoy\" + wait() + \"there\")]);", "WaitForMessage();");
  }

  @Test
  void aDelayContinues() {
    assertContinuesUnchanged("delay(60);", "Var[100]++;");
  }

  @Test
  void aCutsceneThatCanBeSkippedContinues() {
    assertContinuesUnchanged(
        "cutscene([7]);",
        "beginOverride();",
        "goto SKIP;",
        "delay(60);",
        "SKIP:",
        "endOverride();",
        "endCutscene();",
        "Var[100]++;");
  }

  @Test
  void aCameraPanContinues() {
    assertContinuesUnchanged(
        "loadRoom(" + StageRooms.WIDE + ");", "panCameraTo(400);", "WaitForCamera();");
  }

  /** Spec 14, rule 10: for speech and mouse, the window is at the room's left edge. */
  @Test
  void aScreenDividedBeforeACameraStepIsRestored() {
    Theatre straight = dividedScreen().run(20).tick().run(22).tick(new Input.Move(100, 50)).run(23);
    Camera.State camera = straight.session().snapshot().world().view().camera();
    assertThat(List.of(camera.leftEdge(), camera.windowEdge())).containsExactly(240, 0);
    assertContinuesUnchanged(straight, dividedScreen());
  }

  private static Theatre dividedScreen() {
    return new Theatre()
        .script(20, "loadRoom(" + StageRooms.WIDE + ");")
        .script(22, "setCameraAt(400);")
        .script(23, "SetScreen(16,144);")
        .open();
  }

  /** Spec 14, rule 12: an actor enters rows that the effect has omitted. */
  @Test
  void rowsOmittedByAnEffectAreRestored() {
    Theatre straight = omittedRows().run(20).tick(2);
    assertThat(straight.session().snapshot().picture().screen().old()).isNotNull();
    assertContinuesUnchanged(straight, omittedRows());
  }

  private static Theatre omittedRows() {
    return new Theatre()
        .paintedRoom(5, 320, 200)
        .withSetup(setup -> setup.withPainter(new FramePainter(bound -> 0)))
        .script(
            20,
            "SetScreen(0,200);",
            "screenEffect(1542);",
            "putActorInRoom(1,5);",
            "loadRoom(5);",
            "walkActorTo(1,200,190);")
        .open();
  }

  @Test
  void aPaletteFadeContinues() {
    assertContinuesUnchanged(
        "CreateString(40,16);",
        "CreateString(41,16);",
        "CreateString(42,16);",
        "SetStringChar(40,3,200);",
        "palManipulate(40,0,16,30);");
  }

  @Test
  void colourCyclesAndAShakeContinue() {
    assertContinuesUnchanged("loadRoom(" + StageRooms.WIDE + ");", "ShakeOn();");
  }

  @Test
  void aRequestedFadeIsRestored() {
    Theatre straight = theatre("screenEffect(257);", "loadRoom(2);").run(20);
    assertThat(straight.session().snapshot().world().view().transitions().requested()).isTrue();
    assertContinuesUnchanged(straight, theatre());
  }

  @Test
  void sentencesContinue() {
    Theatre straight = sentence().run(20);
    assertThat(straight.session().snapshot().machine().sentences()).isNotEmpty();
    assertContinuesUnchanged(straight, sentence());
  }

  private static Theatre sentence() {
    return new Theatre()
        .script(2, "Var[100] = Local[1];", "delay(30);", "Var[102] = Local[1];")
        .script(20, "doSentence(1,301,0);", "doSentence(2,302,0);")
        .open()
        .set(EngineVariable.SENTENCE_SCRIPT, 2);
  }

  @Test
  void aMessageBoxContinues() {
    assertContinuesUnchanged("print(252,[Text(\"Yes?\")]);", "Var[100] = VAR_RESULT;");
  }

  @Test
  void theKeyOfAMessageBoxIsRestored() {
    String[] asking = {"print(252,[Text(\"Yes?\")]);", "Var[100] = VAR_RESULT;"};
    Theatre straight = theatre(asking).run(20).tick().tick(new Input.Key('j'));
    Theatre restored = theatre(asking);

    assertContinuesUnchanged(straight, restored);

    assertThat(restored.variable(100)).isEqualTo('j');
  }

  @Test
  void aPauseContinues() {
    assertContinuesUnchanged("systemOps(2);", "Var[100]++;");
  }

  @Test
  void theRestartQuestionIsRestored() {
    Theatre straight =
        theatre()
            .set(EngineVariable.RESTART_KEY, KeyCodes.function(8))
            .tick(new Input.Key(KeyCodes.function(8)));
    assertThat(straight.session().waiting()).isPresent();
    assertContinuesUnchanged(straight, theatre());
  }

  @Test
  void allVariablesAndBitsAreRestored() {
    Theatre straight = theatre();
    for (int number = 100; number < 800; number++) {
      straight.session().machine().variables().write(number, -number);
    }
    for (int bit = 0; bit < 2048; bit += 2) {
      straight.session().machine().variables().write(0x8000 | bit, 1);
    }
    for (int object : Set.of(1, 301, 399)) {
      straight.world().objects().setClasses(object, -1);
    }
    assertContinuesUnchanged(straight, theatre());
  }
}
