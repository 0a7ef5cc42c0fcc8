package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests which scripts move the camera, and how far (spec 14, rules 3, 4, 5, 7 and 10). */
class CameraRulesTest {

  private static final int SCROLL_COUNT_VARIABLE = 100;

  private final ScriptedGame game = new ScriptedGame();

  private Camera camera() {
    return game.world().camera();
  }

  /**
   * Opens the game, enters the wide room and waits until the camera stands still. From then on, the
   * scroll script counts how often it runs.
   */
  private ScriptedGame enterWideRoom() {
    game.script(20, "loadRoom(" + ScriptedGameRooms.WIDE_ROOM + ");", "VAR_SCROLL_SCRIPT = 21;")
        .script(21, "Var[100]++;")
        .script(22, "loadRoom(" + ScriptedGameRooms.SECOND_ROOM + ");")
        .open()
        .run(20)
        .tick();
    return game;
  }

  @Test
  void followingAnActorInAnotherRoomMovesTheCameraWithinTheLimits() {
    game.script(
        23,
        "putActorInRoom(2," + ScriptedGameRooms.WIDE_ROOM + ");",
        "putActor(2,600,50);",
        "actorFollowCamera(2);");
    enterWideRoom().run(22).tick();
    int scrollCountBefore = game.variable(SCROLL_COUNT_VARIABLE);

    game.run(23);

    assertThat(camera().x()).isEqualTo(480);
    assertThat(camera().destX()).isEqualTo(600);
    assertThat(game.variable(SCROLL_COUNT_VARIABLE) - scrollCountBefore)
        .as("the runs of the scroll script: one for the room change, one for the distant actor")
        .isEqualTo(2);
  }

  @Test
  void followingAnActorInTheMiddleOfTheOldWindowSetsTheCameraOnlyOnce() {
    game.script(
        23,
        "putActorInRoom(2," + ScriptedGameRooms.WIDE_ROOM + ");",
        "putActor(2,200,50);",
        "actorFollowCamera(2);");
    enterWideRoom().run(22).tick();
    int scrollCountBefore = game.variable(SCROLL_COUNT_VARIABLE);

    game.run(23);

    assertThat(camera().x()).isEqualTo(200);
    assertThat(game.variable(SCROLL_COUNT_VARIABLE) - scrollCountBefore).isEqualTo(1);
  }

  @Test
  void loadRoomWithEgoFollowsEgoAfterTheEntryScriptHasMovedIt() {
    game.entryScript(
            ScriptedGameRooms.SECOND_ROOM,
            "putActorInRoom(1," + ScriptedGameRooms.WIDE_ROOM + ");",
            "putActor(1,100,50);")
        .script(23, "loadRoomWithEgo(311," + ScriptedGameRooms.SECOND_ROOM + ",-1,-1);");
    enterWideRoom().run(23);

    assertThat(game.world().room()).isEqualTo(ScriptedGameRooms.WIDE_ROOM);
    assertThat(camera().followedActor()).isEqualTo(ScriptedGame.EGO);
  }

  @Test
  void onlyActorFollowCameraStopsTheMovementOfTheCamera() {
    game.script(
            23,
            "loadRoom(" + ScriptedGameRooms.WIDE_ROOM + ");",
            "putActorInRoom(1," + ScriptedGameRooms.WIDE_ROOM + ");",
            "putActor(1,100,50);",
            "actorFollowCamera(1);")
        .script(24, "putActor(1,300,50);")
        .script(25, "loadRoomWithEgo(311," + ScriptedGameRooms.SECOND_ROOM + ",-1,-1);")
        .script(26, "actorFollowCamera(1);");
    game.open().run(23).tick().run(24).tick();
    assertThat(camera().isMovingToActor()).isTrue();

    game.run(25);
    assertThat(camera().isMovingToActor())
        .as("the camera still moves after loadRoomWithEgo")
        .isTrue();

    game.run(26);
    assertThat(camera().isMovingToActor())
        .as("the camera still moves after actorFollowCamera")
        .isFalse();
  }

  @Test
  void afterARoomChangeTheLastCameraPositionIsThatOfTheOldRoom() {
    game.script(23, "setCameraAt(400);", "loadRoom(" + ScriptedGameRooms.SECOND_ROOM + ");")
        .entryScript(ScriptedGameRooms.SECOND_ROOM, "print(255,[Text(\"hello\")]);");
    enterWideRoom().run(23);

    assertThat(camera().lastX()).isEqualTo(400);
    assertThat(camera().x()).isEqualTo(160);
    assertThat(game.recorder().text())
        .as("the text that is shown only in the next frame")
        .isEmpty();
    assertThat(game.tick(2).recorder().text()).isEqualTo("hello");
  }

  @Test
  void settingTheCameraEndsSpeechOnlyIfItsPositionChanges() {
    game.script(23, "print(255,[Text(\"hello\")]);")
        .script(24, "setCameraAt(40);", "Var[101] = VAR_TALK_ACTOR;")
        .script(25, "setCameraAt(400);");
    enterWideRoom().run(23).tick();
    game.recorder().clear();

    game.run(24);
    assertThat(game.recorder().clearCount())
        .as("how often the text was cleared while the camera stayed at its limit, 160")
        .isZero();

    game.run(25);
    assertThat(game.recorder().clearCount()).isPositive();
    assertThat(game.tick(2).variable(EngineVariable.HAVE_MSG)).isZero();
  }

  @Test
  void afterTheScreenIsDividedTheWindowIsAtTheLeftEndUntilTheNextFrame() {
    game.script(
            23,
            "putActorInRoom(2," + ScriptedGameRooms.WIDE_ROOM + ");",
            "putActor(2,400,120);",
            "setCameraAt(400);")
        .script(24, "SetScreen(16,144);", "print(2,[Overhead(),Text(\"a\")]);");
    enterWideRoom().run(23).tick().run(24);
    assertThat(camera().leftEdge()).isEqualTo(240);
    assertThat(game.recorder().drawnCharacters().get(0).x())
        .as("the x position of the text, limited to 240")
        .isEqualTo(240);

    game.tick();
    assertThat(camera().windowEdge()).isEqualTo(240);
  }
}
