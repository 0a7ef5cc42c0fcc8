package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.bowsprit.actors.Facing;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests objects, their classes, names and distances (spec 07 §14, checks 1 to 11 and 16 to 21). */
class ObjectChecksTest {

  private final ScriptedGame game = new ScriptedGame();

  private int state(int object) {
    return game.world().objects().state(object);
  }

  private void setStates(int... states) {
    for (int i = 0; i < states.length; i++) {
      game.world().objects().setState(301 + i, states[i]);
    }
  }

  @Test
  void check1DrawingAnObjectShowsItsFirstImageAndKeepsObjectsWithOtherBoxes() {
    game.script(20, "drawObject(301);").open();
    setStates(0, 0, 3);

    game.run(20);

    assertThat(state(301)).isEqualTo(1);
    assertThat(state(302)).isZero();
    assertThat(state(303)).isEqualTo(3);
  }

  @Test
  void check2DrawingAnObjectRemovesAnotherObjectWithTheSameBox() {
    game.script(20, "drawObject(301,setImage(2));").open();
    setStates(0, 1);

    game.run(20);

    assertThat(state(301)).isEqualTo(2);
    assertThat(state(302)).isZero();
  }

  @Test
  void check3DrawingAnObjectKeepsAnObjectOfAnotherHeight() {
    game.script(20, "drawObject(301);").open();
    setStates(0, 0, 1);

    assertThat(game.run(20).world().objects().state(303)).isEqualTo(1);
  }

  @Test
  void check4AnAbsentObjectIsNotDrawn() {
    game.script(20, "drawObject(399);").open();
    setStates(0, 1, 1, 1);

    game.run(20);

    assertThat(state(399)).isZero();
    assertThat(state(302)).isEqualTo(1);
    assertThat(state(303)).isEqualTo(1);
    assertThat(state(304)).isEqualTo(1);
  }

  @Test
  void check5MovingAnObjectMovesItsWalkPoint() {
    game.script(
            20,
            "drawObject(301,setXY(4,5));",
            "Var[100] = findObject(33,41);",
            "Var[101] = findObject(17,17);")
        .open()
        .run(20);

    LocalObject movedObject = game.world().roomObjects().find(301);
    assertThat(movedObject.x()).isEqualTo(32);
    assertThat(movedObject.y()).isEqualTo(40);
    assertThat(movedObject.walkX()).isEqualTo(13 + 16);
    assertThat(movedObject.walkY()).isEqualTo(24 + 24);
    assertThat(game.variable(100)).isEqualTo(301);
    assertThat(game.variable(101)).isEqualTo(302);
  }

  @Test
  void check6TheFirstObjectWhoseBoxContainsThePointIsFound() {
    game.script(
            20,
            "Var[100] = findObject(16,16);",
            "Var[101] = findObject(47,47);",
            "Var[102] = findObject(48,47);",
            "Var[103] = findObject(20,50);")
        .open()
        .run(20);

    assertThat(game.variable(100)).isEqualTo(301);
    assertThat(game.variable(101)).isEqualTo(301);
    assertThat(game.variable(102)).isZero();
    assertThat(game.variable(103)).isEqualTo(303);
  }

  @Test
  void check7SetClassSetsClearsAndResetsClasses() {
    game.script(
            20,
            "setClass(301,[160]);",
            "Var[100] = findObject(16,16);",
            "setClass(301,[32]);",
            "Var[101] = findObject(16,16);",
            "setClass(301,[129,160]);",
            "setClass(301,[0]);")
        .open()
        .run(20);

    assertThat(game.variable(100)).isEqualTo(302);
    assertThat(game.variable(101)).isEqualTo(301);
    assertThat(game.world().objects().classes(301)).isZero();
  }

  @Test
  void check8AChildObjectIsFoundOnlyWhileItsParentIsShown() {
    game.script(
            20,
            "setClass(301,[160]);",
            "setClass(302,[160]);",
            "setClass(303,[160]);",
            "Var[100] = findObject(25,25);")
        .open();
    setStates(1);
    game.tick().run(20);
    assertThat(game.variable(100)).isEqualTo(304);

    setStates(0);
    assertThat(game.tick().run(20).variable(100)).isZero();
  }

  @Test
  void check9FindObjectUsesTheStatesOfTheLastFrame() {
    game.script(
            20,
            "setClass(301,[160]);",
            "setClass(302,[160]);",
            "setClass(303,[160]);",
            "setState(301,1);",
            "Var[100] = findObject(25,25);",
            "breakHere();",
            "breakHere();",
            "Var[101] = findObject(25,25);")
        .open()
        .run(20)
        .tick(2);

    assertThat(game.variable(100)).isZero();
    assertThat(game.variable(101)).isEqualTo(304);
  }

  @Test
  void check10ClassOfIsRequiresEveryElement() {
    game.script(
            20,
            "setClass(301,[160]);",
            "unless (classOfIs(301,[160])) goto A;",
            "Var[100] = 1;",
            "A:",
            "unless (classOfIs(301,[32])) goto B;",
            "Var[101] = 1;",
            "B:",
            "unless (classOfIs(301,[160,31])) goto C;",
            "Var[102] = 1;",
            "C:",
            "unless (classOfIs(301,[160,159])) goto D;",
            "Var[103] = 1;",
            "D:",
            "unless (classOfIs(301,[])) goto E;",
            "Var[104] = 1;",
            "E:")
        .open()
        .run(20);

    assertThat(
            new int[] {variable(100), variable(101), variable(102), variable(103), variable(104)})
        .containsExactly(1, 0, 1, 0, 1);
  }

  private int variable(int number) {
    return game.variable(number);
  }

  @Test
  void check11RoomObjectsBelongToTheRoomAndCarriedObjectsToAnActor() {
    game.script(
            20,
            "Var[100] = getObjectOwner(301);",
            "pickupObject(301,0);",
            "Var[101] = getObjectOwner(301);")
        .open()
        .run(20);

    assertThat(variable(100)).isEqualTo(15);
    assertThat(variable(101)).isEqualTo(ScriptedGame.EGO);
  }

  @Test
  void check16ANewNameIsLostWhenTheRoomIsLeftUnlessTheObjectIsCarried() {
    game.script(
            20, "setObjectName(301,\"x\");", "setObjectName(302,\"y\");", "pickupObject(302,0);")
        .script(21, "Var[120] = 301;", "print(255,[Text(\"<\" + getName(Var[120]) + \">\")]);")
        .script(22, "Var[120] = 302;", "print(255,[Text(\"<\" + getName(Var[120]) + \">\")]);")
        .script(23, "loadRoom(2);", "loadRoom(1);")
        .open()
        .run(20);

    assertThat(spokenBy(21)).isEqualTo("<x>");
    game.run(23);
    assertThat(spokenBy(21)).isEqualTo("<thing 301>");
    assertThat(spokenBy(22)).isEqualTo("<y>");
  }

  @Test
  void check16SomeGamesKeepNamesOfUnownedObjects() {
    game.withSetup(setup -> setup.withFacts(GameFacts.PLAIN.withKeptNames(Set.of(301))))
        .script(20, "setObjectName(301,\"x\");", "setObjectName(303,\"y\");", "loadRoom(1);")
        .script(21, "Var[120] = 301;", "print(255,[Text(\"<\" + getName(Var[120]) + \">\")]);")
        .script(22, "Var[120] = 303;", "print(255,[Text(\"<\" + getName(Var[120]) + \">\")]);")
        .open()
        .run(20);

    assertThat(spokenBy(21)).isEqualTo("<x>");
    assertThat(spokenBy(22)).isEqualTo("<thing 303>");
  }

  @Test
  void anActorThatWalksToAnObjectTurnsToTheFacingOfTheObject() {
    game.script(20, "walkActorToObject(1,301);").open().run(20).tick(10);

    assertThat(game.world().cast().actor(ScriptedGame.EGO).facing()).isEqualTo(Facing.WEST);
  }

  @Test
  void drawingTooManyObjectsInAFrameIsAScriptError() {
    game.script(
        20, "LOOP:", "drawObject(301);", "Var[100]++;", "unless (Var[100] > 200) goto LOOP;");
    game.open();
    game.session().machine().runScript(20);

    assertThat(game.session().fault().orElseThrow().summary())
        .contains("more than 200 objects drawn in a frame")
        .doesNotContain("the world failed");
  }

  private String spokenBy(int script) {
    game.recorder().clear();
    return game.run(script).recorder().text();
  }

  @Test
  void check17TheDistanceIsTheLargerOfTheDistancesAlongXAndY() {
    assertThat(distance("getDist(1,301)")).isEqualTo(4);
  }

  @Test
  void check18TheDistanceIs255ToAnAbsentObjectAnd0BetweenActorsOfAnotherRoom() {
    assertThat(distance("getDist(1,399)")).isEqualTo(255);
    assertThat(distance("getDist(2,3)", "putActorInRoom(2,5);", "putActorInRoom(3,5);")).isZero();
  }

  private int distance(String query, String... firstStatements) {
    ScriptedGame otherGame = new ScriptedGame();
    otherGame
        .script(19, firstStatements)
        .script(20, "Var[100] = " + query + ";")
        .open()
        .run(19)
        .run(20);
    return otherGame.variable(100);
  }

  @Test
  void check19ThePositionOfAnObjectIsItsWalkPoint() {
    game.script(
            20,
            "Var[100] = getActorX(301);",
            "Var[101] = getActorX(0);",
            "Var[102] = getActorX(399);",
            "Var[103] = getActorY(301);")
        .open()
        .run(20);

    assertThat(new int[] {variable(100), variable(101), variable(102), variable(103)})
        .containsExactly(13, 0, -1, 24);
  }

  @Test
  void check20IfTwoActorsAreEquallyCloseTheHigherNumberIsReturned() {
    game.script(
            20,
            "putActorInRoom(2,1);",
            "putActor(2,33,24);",
            "putActorInRoom(3,1);",
            "putActor(3,33,24);",
            "Var[100] = getClosestObjActor(301);")
        .open()
        .set(EngineVariable.ACTOR_RANGE_MIN, 2)
        .set(EngineVariable.ACTOR_RANGE_MAX, 5)
        .run(20);

    assertThat(variable(100)).isEqualTo(3);
  }

  @Test
  void theClosestActorCanBeActorZero() {
    game.script(
            20,
            "putActorInRoom(0,1);",
            "putActor(0,13,24);",
            "Var[100] = getClosestObjActor(301);",
            "VAR_ACTOR_RANGE_MIN = 1;",
            "Var[101] = getClosestObjActor(301);")
        .open()
        .set(EngineVariable.ACTOR_RANGE_MIN, -5)
        .set(EngineVariable.ACTOR_RANGE_MAX, 5)
        .run(20);

    assertThat(variable(100)).isZero();
    assertThat(variable(101)).as("the closest actor if actor 0 is outside the range").isNotZero();
  }

  @Test
  void check21TheDistanceToAnObjectCarriedInAnotherRoomIs255() {
    game.script(
            20,
            "pickupObject(301,0);",
            "putActorInRoom(2,5);",
            "setOwnerOf(301,2);",
            "Var[100] = getDist(1,301);")
        .open()
        .run(20);

    assertThat(variable(100)).isEqualTo(255);
  }
}
