package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests the main loop and room changes in a game with rooms and actors (checks of spec 05 §15). */
class MainLoopChecksTest {

  private static final int TIMER_1_VARIABLE = 11;

  private final ScriptedGame game = new ScriptedGame();

  @Test
  void check8TimersAdvanceByAllJiffiesOfTheFrame() {
    game.script(20, "delay(20);", "Var[100] = 1;").open().set(EngineVariable.TIMER_NEXT, 60);
    int timerBefore = game.variable(TIMER_1_VARIABLE);

    game.run(20).tick();
    assertThat(game.variable(TIMER_1_VARIABLE)).isEqualTo(timerBefore + 60);
    assertThat(game.variable(100))
        .as("variable 100 during the delay, which counts only 15 jiffies of a frame")
        .isZero();

    assertThat(game.tick().variable(TIMER_1_VARIABLE)).isEqualTo(timerBefore + 120);
    assertThat(game.variable(100)).isEqualTo(1);
  }

  @Test
  void check9AFrameLastsAtLeastOneJiffy() {
    game.open().set(EngineVariable.TIMER_NEXT, 0);
    int timerBefore = game.variable(TIMER_1_VARIABLE);

    game.tick();

    assertThat(game.session().jiffies()).isEqualTo(1);
    assertThat(game.variable(EngineVariable.TIMER)).isEqualTo(1);
    assertThat(game.variable(TIMER_1_VARIABLE)).isEqualTo(timerBefore + 1);
  }

  @Test
  void check26EgoEndsAtTheWalkPointThatTheEntryScriptHasMoved() {
    enterWith("drawObject(311,setXY(4,8));");

    assertThat(game.world().cast().actor(1).x()).isEqualTo(100 - 32);
    assertThat(game.world().cast().actor(1).y()).isEqualTo(90);
  }

  @Test
  void check27EgoStaysWhereTheEntryScriptHasPlacedIt() {
    enterWith("putActor(1,200,30);");

    assertThat(game.world().cast().actor(1).x()).isEqualTo(200);
    assertThat(game.world().cast().actor(1).y()).isEqualTo(30);
  }

  private void enterWith(String entry) {
    game.entryScript(ScriptedGameRooms.SECOND_ROOM, entry)
        .script(20, "loadRoomWithEgo(311," + ScriptedGameRooms.SECOND_ROOM + ",-1,-1);")
        .open()
        .run(20);
  }

  @Test
  void check29TheCameraCanShowAWideRoomFromEndToEnd() {
    game.script(20, "loadRoom(" + ScriptedGameRooms.WIDE_ROOM + ");").open().run(20);

    assertThat(game.variable(EngineVariable.CAMERA_MIN_X)).isEqualTo(160);
    assertThat(game.variable(EngineVariable.CAMERA_MAX_X)).isEqualTo(480);
    assertThat(game.world().camera().x()).isEqualTo(160);
  }

  @Test
  void check30FollowingAnActorWithoutACurrentRoomLoadsTheActorsRoom() {
    game.script(
            20,
            "loadRoom(0);",
            "putActorInRoom(2," + ScriptedGameRooms.WIDE_ROOM + ");",
            "putActor(2,300,50);",
            "actorFollowCamera(2);")
        .open()
        .run(20);

    assertThat(game.world().room()).isEqualTo(ScriptedGameRooms.WIDE_ROOM);
    assertThat(game.world().camera().x()).isEqualTo(300);
  }

  @Test
  void loadRoomWithEgoMovesTheCameraToEgo() {
    game.script(20, "putActorInRoom(1," + ScriptedGameRooms.WIDE_ROOM + ");", "putActor(1,400,50);")
        .entryScript(ScriptedGameRooms.SECOND_ROOM, "putActor(1,201,30);")
        .script(21, "loadRoomWithEgo(311," + ScriptedGameRooms.SECOND_ROOM + ",-1,-1);")
        .open()
        .run(20)
        .run(21);

    assertThat(game.world().camera().x()).isEqualTo(201);
    assertThat(game.world().camera().destX()).isEqualTo(201);
    assertThat(game.world().camera().followedActor()).isEqualTo(ScriptedGame.EGO);
  }

  @Test
  void check46ASoundIsRunningAsSoonAsItIsStarted() {
    game.script(20, "startSound(2);", "Var[100] = isSoundRunning(2);").open().run(20);

    assertThat(game.variable(100)).isNotZero();
  }

  @Test
  void check47ALongFrameCountsAsFifteenJiffiesForSpeechAndDelaysOnly() {
    game.script(
            20,
            "loadRoom(" + ScriptedGameRooms.WIDE_ROOM + ");",
            "SetPalColor(1,2,3,19);",
            "VAR_TIMER_NEXT = 30;",
            "print(255,[Text(\"\")]);",
            "delay(30);",
            "Var[100] = 1;")
        .open()
        .run(20);

    game.tick();
    assertThat(game.world().palette().current()[3 * 16])
        .as("the first colour of the cycle after one rotation")
        .isEqualTo(1);
    assertThat(game.variable(100)).isZero();
    game.tick(2);
    assertThat(game.variable(100))
        .as("variable 100 after the delay of 30 jiffies, when 45 jiffies have passed")
        .isEqualTo(1);
    assertThat(game.variable(EngineVariable.HAVE_MSG))
        .as("HAVE_MSG after 45 of the 60 jiffies of the message")
        .isEqualTo(1);
    game.tick(2);
    assertThat(game.variable(EngineVariable.HAVE_MSG)).isZero();
  }

  @Test
  void check48ARestartResetsTheGame() {
    game.script(20, "pickupObject(301,0);", "Var[100] = 5;", "VAR_TIMER_NEXT = 9;")
        .script(21, "systemOps(1);")
        .open()
        .run(20)
        .run(21)
        .tick();

    assertThat(game.variable(100)).isZero();
    assertThat(game.variable(EngineVariable.TIMER_NEXT))
        .as("the frame time that script 1 sets again")
        .isEqualTo(6);
    assertThat(game.world().inventory().count(ScriptedGame.EGO, game.world().objects())).isZero();
  }

  @Test
  void check48TheTraceContinuesAfterARestart() {
    List<String> lines = new ArrayList<>();
    game.script(21, "systemOps(1);");
    GameSession session =
        new TraceRecorder(new TraceOptions(false, false, true, false), 800, 2048, lines::add)
            .prepare(GameSetup.headless(game.resources(), new BoxGraphProvider()))
            .start();
    String firstInstruction = lines.get(0);
    session.tick();
    session.machine().runScript(21);
    lines.clear();

    session.tick();

    assertThat(lines).contains(firstInstruction);
  }
}
