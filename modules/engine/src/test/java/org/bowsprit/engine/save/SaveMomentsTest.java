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
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/**
 * Saves games in the middle of a walk, a line of speech, a cutscene and other events (spec 12 §7,
 * check 12). The save is written, read and restored into a new session, which must then continue
 * exactly like the game that was saved.
 */
class SaveMomentsTest {

  private static final int TICKS_BEFORE_SAVE = 3;
  private static final int TICKS_AFTERWARDS = 60;
  private static final int TICK_OF_KEY = 10;

  private final SaveFormat format = new SaveFormat();

  private static ScriptedGame openGame(String... statements) {
    return new ScriptedGame()
        .script(18, "freezeScripts(127);")
        .script(19, "freezeScripts(0);")
        .script(21, "LOOP:", "Var[101]++;", "breakHere();", "goto LOOP;")
        .script(20, statements)
        .open()
        .set(EngineVariable.CUTSCENE_START_SCRIPT, 18)
        .set(EngineVariable.CUTSCENE_END_SCRIPT, 19)
        .run(21);
  }

  private void assertRestoredGameContinuesUnchanged(String... statements) {
    assertRestoredGameContinuesUnchanged(
        openGame(statements).run(20).tick(TICKS_BEFORE_SAVE), openGame(statements));
  }

  private void assertRestoredGameContinuesUnchanged(
      ScriptedGame uninterruptedGame, ScriptedGame restoredGame) {
    GameState state = uninterruptedGame.session().snapshot();
    restoredGame.session().restore(format.read(writeSave(state)).state());
    assertThat(restoredGame.session().snapshot().equals(state)).isTrue();
    for (int frame = 0; frame < TICKS_AFTERWARDS; frame++) {
      if (frame == TICK_OF_KEY) {
        uninterruptedGame.session().input(new Input.Key('n'));
        restoredGame.session().input(new Input.Key('n'));
      }
      uninterruptedGame.tick();
      restoredGame.tick();
      assertThat(restoredGame.session().snapshot().equals(uninterruptedGame.session().snapshot()))
          .as("the games are equal after frame %d", frame)
          .isTrue();
    }
  }

  private byte[] writeSave(GameState state) {
    SaveHeader header = new SaveHeader("0", "theatre", "0", "a moment", 1, "", 0, 0, null);
    return format.write(new SavedGame(header, state));
  }

  @Test
  void aWalkContinuesAfterALoad() {
    assertRestoredGameContinuesUnchanged(
        "walkActorTo(1,200,100);", "WaitForActor(1);", "Var[100]++;");
  }

  @Test
  void aWalkContinuesAfterALoadWithAnotherRouter() {
    UnaryOperator<GameSetup> useClassicRouter =
        setup -> setup.withPlanner(WalkPlanner.of(new ClassicProvider()));
    assertThat(positionAfterWalkerChange(UnaryOperator.identity(), useClassicRouter))
        .containsExactly(200, 100);
    assertThat(positionAfterWalkerChange(useClassicRouter, UnaryOperator.identity()))
        .containsExactly(200, 100);
  }

  private List<Integer> positionAfterWalkerChange(
      UnaryOperator<GameSetup> firstSetup, UnaryOperator<GameSetup> secondSetup) {
    ScriptedGame walkingGame =
        new ScriptedGame().withSetup(firstSetup).script(20, "walkActorTo(1,200,100);").open();
    GameState state = walkingGame.run(20).tick(TICKS_BEFORE_SAVE).session().snapshot();
    ScriptedGame loadedGame =
        new ScriptedGame().withSetup(secondSetup).script(20, "walkActorTo(1,200,100);").open();
    loadedGame.session().restore(format.read(writeSave(state)).state());
    Actor ego = loadedGame.tick(TICKS_AFTERWARDS).world().cast().actor(ScriptedGame.EGO);
    return List.of(ego.x(), ego.y());
  }

  @Test
  void aTurnContinuesAfterALoad() {
    assertRestoredGameContinuesUnchanged(
        "VAR_TIMER_NEXT = 1;", "animateCostume(1,247);", "Var[100]++;");
  }

  @Test
  void aLineOfSpeechContinuesAfterALoad() {
    assertRestoredGameContinuesUnchanged(
        "print(1,[Text(\"Ahoy\" + wait() + \"there\")]);", "WaitForMessage();");
  }

  @Test
  void aDelayContinuesAfterALoad() {
    assertRestoredGameContinuesUnchanged("delay(60);", "Var[100]++;");
  }

  @Test
  void aCutsceneThatCanBeSkippedContinuesAfterALoad() {
    assertRestoredGameContinuesUnchanged(
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
  void aCameraPanContinuesAfterALoad() {
    assertRestoredGameContinuesUnchanged(
        "loadRoom(" + ScriptedGameRooms.WIDE_ROOM + ");", "panCameraTo(400);", "WaitForCamera();");
  }

  /**
   * After the screen is divided, the window is at the left edge of the room for speech and mouse
   * until the camera moves (spec 14, rule 10).
   */
  @Test
  void aScreenThatWasDividedBeforeTheCameraMovedIsRestored() {
    ScriptedGame uninterruptedGame =
        gameWithDividedScreen().run(20).tick().run(22).tick(new Input.Move(100, 50)).run(23);
    Camera.State camera = uninterruptedGame.session().snapshot().world().view().camera();
    assertThat(List.of(camera.leftEdge(), camera.windowEdge())).containsExactly(240, 0);
    assertRestoredGameContinuesUnchanged(uninterruptedGame, gameWithDividedScreen());
  }

  private static ScriptedGame gameWithDividedScreen() {
    return new ScriptedGame()
        .script(20, "loadRoom(" + ScriptedGameRooms.WIDE_ROOM + ");")
        .script(22, "setCameraAt(400);")
        .script(23, "SetScreen(16,144);")
        .open();
  }

  /** An actor walks into rows of the screen that the effect has omitted (spec 14, rule 12). */
  @Test
  void rowsOmittedByAnEffectAreRestored() {
    ScriptedGame uninterruptedGame = gameWithOmittedRows().run(20).tick(2);
    assertThat(uninterruptedGame.session().snapshot().picture().screen().old()).isNotNull();
    assertRestoredGameContinuesUnchanged(uninterruptedGame, gameWithOmittedRows());
  }

  private static ScriptedGame gameWithOmittedRows() {
    return new ScriptedGame()
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
  void aPaletteFadeContinuesAfterALoad() {
    assertRestoredGameContinuesUnchanged(
        "CreateString(40,16);",
        "CreateString(41,16);",
        "CreateString(42,16);",
        "SetStringChar(40,3,200);",
        "palManipulate(40,0,16,30);");
  }

  @Test
  void colourCyclesAndAShakeContinueAfterALoad() {
    assertRestoredGameContinuesUnchanged(
        "loadRoom(" + ScriptedGameRooms.WIDE_ROOM + ");", "ShakeOn();");
  }

  @Test
  void aRequestedFadeIsRestored() {
    ScriptedGame uninterruptedGame = openGame("screenEffect(257);", "loadRoom(2);").run(20);
    assertThat(uninterruptedGame.session().snapshot().world().view().transitions().requested())
        .isTrue();
    assertRestoredGameContinuesUnchanged(uninterruptedGame, openGame());
  }

  @Test
  void sentencesContinueAfterALoad() {
    ScriptedGame uninterruptedGame = gameWithSentences().run(20);
    assertThat(uninterruptedGame.session().snapshot().machine().sentences()).isNotEmpty();
    assertRestoredGameContinuesUnchanged(uninterruptedGame, gameWithSentences());
  }

  private static ScriptedGame gameWithSentences() {
    return new ScriptedGame()
        .script(2, "Var[100] = Local[1];", "delay(30);", "Var[102] = Local[1];")
        .script(20, "doSentence(1,301,0);", "doSentence(2,302,0);")
        .open()
        .set(EngineVariable.SENTENCE_SCRIPT, 2);
  }

  @Test
  void aMessageBoxContinuesAfterALoad() {
    assertRestoredGameContinuesUnchanged("print(252,[Text(\"Yes?\")]);", "Var[100] = VAR_RESULT;");
  }

  @Test
  void theKeyPressedForAMessageBoxIsRestored() {
    String[] statements = {"print(252,[Text(\"Yes?\")]);", "Var[100] = VAR_RESULT;"};
    ScriptedGame uninterruptedGame = openGame(statements).run(20).tick().tick(new Input.Key('j'));
    ScriptedGame restoredGame = openGame(statements);

    assertRestoredGameContinuesUnchanged(uninterruptedGame, restoredGame);

    assertThat(restoredGame.variable(100)).isEqualTo('j');
  }

  @Test
  void aPauseContinuesAfterALoad() {
    assertRestoredGameContinuesUnchanged("systemOps(2);", "Var[100]++;");
  }

  @Test
  void theRestartQuestionIsRestored() {
    ScriptedGame uninterruptedGame =
        openGame()
            .set(EngineVariable.RESTART_KEY, KeyCodes.function(8))
            .tick(new Input.Key(KeyCodes.function(8)));
    assertThat(uninterruptedGame.session().interruption()).isPresent();
    assertRestoredGameContinuesUnchanged(uninterruptedGame, openGame());
  }

  @Test
  void allVariablesAndBitsAreRestored() {
    ScriptedGame uninterruptedGame = openGame();
    for (int number = 100; number < 800; number++) {
      uninterruptedGame.session().machine().variables().write(number, -number);
    }
    for (int bit = 0; bit < 2048; bit += 2) {
      uninterruptedGame.session().machine().variables().write(0x8000 | bit, 1);
    }
    for (int object : Set.of(1, 301, 399)) {
      uninterruptedGame.world().objects().setClasses(object, -1);
    }
    assertRestoredGameContinuesUnchanged(uninterruptedGame, openGame());
  }
}
