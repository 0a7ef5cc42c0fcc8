package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.testing.StageRooms;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests the main loop and room changes with a world (checks of spec 05 §15). */
class MainLoopChecksTest {

  private static final int TMR_1 = 11;

  private final Theatre theatre = new Theatre();

  @Test
  void check8TimersAdvanceByTheWholeFrame() {
    theatre.script(20, "delay(20);", "Var[100] = 1;").open().set(EngineVariable.TIMER_NEXT, 60);
    int before = theatre.variable(TMR_1);

    theatre.run(20).tick();
    assertThat(theatre.variable(TMR_1)).isEqualTo(before + 60);
    assertThat(theatre.variable(100)).as("a delay counts 15 of them").isZero();

    assertThat(theatre.tick().variable(TMR_1)).isEqualTo(before + 120);
    assertThat(theatre.variable(100)).isEqualTo(1);
  }

  @Test
  void check9AFrameLastsAtLeastOneJiffy() {
    theatre.open().set(EngineVariable.TIMER_NEXT, 0);
    int before = theatre.variable(TMR_1);

    theatre.tick();

    assertThat(theatre.session().jiffies()).isEqualTo(1);
    assertThat(theatre.variable(EngineVariable.TIMER)).isEqualTo(1);
    assertThat(theatre.variable(TMR_1)).isEqualTo(before + 1);
  }

  @Test
  void check26EgoEndsAtTheWalkPointThatTheEntryScriptHasMoved() {
    enterWith("drawObject(311,setXY(4,8));");

    assertThat(theatre.world().cast().actor(1).x()).isEqualTo(100 - 32);
    assertThat(theatre.world().cast().actor(1).y()).isEqualTo(90);
  }

  @Test
  void check27EgoStaysWhereTheEntryScriptHasPlacedIt() {
    enterWith("putActor(1,200,30);");

    assertThat(theatre.world().cast().actor(1).x()).isEqualTo(200);
    assertThat(theatre.world().cast().actor(1).y()).isEqualTo(30);
  }

  private void enterWith(String entry) {
    theatre
        .entry(StageRooms.SECOND, entry)
        .script(20, "loadRoomWithEgo(311," + StageRooms.SECOND + ",-1,-1);")
        .open()
        .run(20);
  }

  @Test
  void check29TheCameraLimitsOfAWideRoomReachFromEndToEnd() {
    theatre.script(20, "loadRoom(" + StageRooms.WIDE + ");").open().run(20);

    assertThat(theatre.variable(EngineVariable.CAMERA_MIN_X)).isEqualTo(160);
    assertThat(theatre.variable(EngineVariable.CAMERA_MAX_X)).isEqualTo(480);
    assertThat(theatre.world().camera().x()).isEqualTo(160);
  }

  @Test
  void check30FollowingAnActorWithoutACurrentRoomLoadsTheActorsRoom() {
    theatre
        .script(
            20,
            "loadRoom(0);",
            "putActorInRoom(2," + StageRooms.WIDE + ");",
            "putActor(2,300,50);",
            "actorFollowCamera(2);")
        .open()
        .run(20);

    assertThat(theatre.world().room()).isEqualTo(StageRooms.WIDE);
    assertThat(theatre.world().camera().x()).isEqualTo(300);
  }

  @Test
  void loadRoomWithEgoPutsTheCameraWhereEgoIs() {
    theatre
        .script(20, "putActorInRoom(1," + StageRooms.WIDE + ");", "putActor(1,400,50);")
        .entry(StageRooms.SECOND, "putActor(1,201,30);")
        .script(21, "loadRoomWithEgo(311," + StageRooms.SECOND + ",-1,-1);")
        .open()
        .run(20)
        .run(21);

    assertThat(theatre.world().camera().x()).isEqualTo(201);
    assertThat(theatre.world().camera().destX()).isEqualTo(201);
    assertThat(theatre.world().camera().followed()).isEqualTo(Theatre.EGO);
  }

  @Test
  void check46ASoundIsRunningFromItsStart() {
    theatre.script(20, "startSound(2);", "Var[100] = isSoundRunning(2);").open().run(20);

    assertThat(theatre.variable(100)).isNotZero();
  }

  @Test
  void check47AFrameCountsFifteenJiffiesForSpeechAndDelaysAndAllForColourCycles() {
    theatre
        .script(
            20,
            "loadRoom(" + StageRooms.WIDE + ");",
            "SetPalColor(1,2,3,19);",
            "VAR_TIMER_NEXT = 30;",
            "print(255,[Text(\"\")]);",
            "delay(30);",
            "Var[100] = 1;")
        .open()
        .run(20);

    theatre.tick();
    assertThat(theatre.world().palette().current()[3 * 16]).as("one rotation").isEqualTo(1);
    assertThat(theatre.variable(100)).isZero();
    theatre.tick(2);
    assertThat(theatre.variable(100)).as("45 jiffies of the delay").isEqualTo(1);
    assertThat(theatre.variable(EngineVariable.HAVE_MSG)).as("45 jiffies of 60").isEqualTo(1);
    theatre.tick(2);
    assertThat(theatre.variable(EngineVariable.HAVE_MSG)).isZero();
  }

  @Test
  void check48ARestartResetsTheGame() {
    theatre
        .script(20, "pickupObject(301,0);", "Var[100] = 5;", "VAR_TIMER_NEXT = 9;")
        .script(21, "systemOps(1);")
        .open()
        .run(20)
        .run(21)
        .tick();

    assertThat(theatre.variable(100)).isZero();
    assertThat(theatre.variable(EngineVariable.TIMER_NEXT))
        .as("script 1 has run again")
        .isEqualTo(6);
    assertThat(theatre.world().inventory().count(Theatre.EGO, theatre.world().objects())).isZero();
  }

  @Test
  void check48TheTraceContinuesAfterARestart() {
    List<String> lines = new ArrayList<>();
    theatre.script(21, "systemOps(1);");
    GameSession session =
        new TraceRecorder(new TraceOptions(false, false, true, false), 800, 2048, lines::add)
            .prepare(GameSetup.headless(theatre.resources(), new BoxGraphProvider()))
            .start();
    String firstInstruction = lines.get(0);
    session.tick();
    session.machine().runScript(21);
    lines.clear();

    session.tick();

    assertThat(lines).contains(firstInstruction);
  }
}
