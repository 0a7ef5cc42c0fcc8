package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.testing.StageRooms;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests the camera (spec 14, rules 3, 4, 5, 7 and 10). */
class CameraRulesTest {

  private static final int SCROLL_COUNT_VARIABLE = 100;

  private final Theatre theatre = new Theatre();

  private Camera camera() {
    return theatre.world().camera();
  }

  /**
   * Returns a game in the wide room with the camera at rest. The scroll script counts its own runs.
   */
  private Theatre enterWideRoom() {
    theatre
        .script(20, "loadRoom(" + StageRooms.WIDE + ");", "VAR_SCROLL_SCRIPT = 21;")
        .script(21, "Var[100]++;")
        .script(22, "loadRoom(" + StageRooms.SECOND + ");")
        .open()
        .run(20)
        .tick();
    return theatre;
  }

  @Test
  void followingAnActorInAnotherRoomMovesTheCameraWithinTheLimits() {
    theatre.script(
        23,
        "putActorInRoom(2," + StageRooms.WIDE + ");",
        "putActor(2,600,50);",
        "actorFollowCamera(2);");
    enterWideRoom().run(22).tick();
    int before = theatre.variable(SCROLL_COUNT_VARIABLE);

    theatre.run(23);

    assertThat(camera().x()).isEqualTo(480);
    assertThat(camera().destX()).isEqualTo(600);
    assertThat(theatre.variable(SCROLL_COUNT_VARIABLE) - before)
        .as("once for the room change, once because the actor is far from the old window")
        .isEqualTo(2);
  }

  @Test
  void anActorInTheMiddleOfTheOldWindowSetsTheCameraOnce() {
    theatre.script(
        23,
        "putActorInRoom(2," + StageRooms.WIDE + ");",
        "putActor(2,200,50);",
        "actorFollowCamera(2);");
    enterWideRoom().run(22).tick();
    int before = theatre.variable(SCROLL_COUNT_VARIABLE);

    theatre.run(23);

    assertThat(camera().x()).isEqualTo(200);
    assertThat(theatre.variable(SCROLL_COUNT_VARIABLE) - before).isEqualTo(1);
  }

  @Test
  void loadRoomWithEgoFollowsEgoAfterTheEntryScriptHasMovedIt() {
    theatre
        .entry(
            StageRooms.SECOND, "putActorInRoom(1," + StageRooms.WIDE + ");", "putActor(1,100,50);")
        .script(23, "loadRoomWithEgo(311," + StageRooms.SECOND + ",-1,-1);");
    enterWideRoom().run(23);

    assertThat(theatre.world().room()).isEqualTo(StageRooms.WIDE);
    assertThat(camera().followed()).isEqualTo(Theatre.EGO);
  }

  @Test
  void onlyTheInstructionStopsTheMovementOfTheCamera() {
    theatre
        .script(
            23,
            "loadRoom(" + StageRooms.WIDE + ");",
            "putActorInRoom(1," + StageRooms.WIDE + ");",
            "putActor(1,100,50);",
            "actorFollowCamera(1);")
        .script(24, "putActor(1,300,50);")
        .script(25, "loadRoomWithEgo(311," + StageRooms.SECOND + ",-1,-1);")
        .script(26, "actorFollowCamera(1);");
    theatre.open().run(23).tick().run(24).tick();
    assertThat(camera().isMovingToActor()).isTrue();

    theatre.run(25);
    assertThat(camera().isMovingToActor()).as("entering with ego").isTrue();

    theatre.run(26);
    assertThat(camera().isMovingToActor()).as("actorFollowCamera").isFalse();
  }

  @Test
  void aRoomChangeUsesTheOldCentreAsTheCentreOfTheLastFrame() {
    theatre
        .script(23, "setCameraAt(400);", "loadRoom(" + StageRooms.SECOND + ");")
        .entry(StageRooms.SECOND, "print(255,[Text(\"hello\")]);");
    enterWideRoom().run(23);

    assertThat(camera().lastX()).isEqualTo(400);
    assertThat(camera().x()).isEqualTo(160);
    assertThat(theatre.recorder().text()).as("the text waits for the next frame").isEmpty();
    assertThat(theatre.tick(2).recorder().text()).isEqualTo("hello");
  }

  @Test
  void settingTheCameraToAnotherPositionEndsSpeech() {
    theatre
        .script(23, "print(255,[Text(\"hello\")]);")
        .script(24, "setCameraAt(40);", "Var[101] = VAR_TALK_ACTOR;")
        .script(25, "setCameraAt(400);");
    enterWideRoom().run(23).tick();
    theatre.recorder().clear();

    theatre.run(24);
    assertThat(theatre.recorder().clearCount()).as("within the limits it stays at 160").isZero();

    theatre.run(25);
    assertThat(theatre.recorder().clearCount()).isPositive();
    assertThat(theatre.tick(2).variable(EngineVariable.HAVE_MSG)).isZero();
  }

  @Test
  void afterADivisionTheWindowIsAtTheLeftEndUntilTheNextStep() {
    theatre
        .script(
            23,
            "putActorInRoom(2," + StageRooms.WIDE + ");",
            "putActor(2,400,120);",
            "setCameraAt(400);")
        .script(24, "SetScreen(16,144);", "print(2,[Overhead(),Text(\"a\")]);");
    enterWideRoom().run(23).tick().run(24);
    assertThat(camera().leftEdge()).isEqualTo(240);
    assertThat(theatre.recorder().drawn().get(0).x()).as("400, but at most 240").isEqualTo(240);

    theatre.tick();
    assertThat(camera().windowEdge()).isEqualTo(240);
  }
}
