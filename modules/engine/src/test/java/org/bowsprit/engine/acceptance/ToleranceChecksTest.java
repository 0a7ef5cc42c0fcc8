package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.engine.world.ObjectLocation;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.FaultPolicy;
import org.junit.jupiter.api.Test;

/**
 * Tests the script errors that must not stop a game: checks 11 to 16 of spec 13 §17, and the rows
 * of the table in §7 that have no check.
 */
class ToleranceChecksTest {

  private static final int INVENTORY_SCRIPT = 30;
  private static final int CUTSCENE_START_SCRIPT_NUMBER = 31;
  private static final int CUTSCENE_END_SCRIPT_NUMBER = 32;
  private static final int UNASSIGNED_BYTE = 0x2F;

  private final List<Integer> drawnActors = new ArrayList<>();
  private final ScriptedGame game =
      new ScriptedGame().withSetup(setup -> setup.withPainter(new DrawnActorRecorder()));

  /** Records which actors are drawn. */
  private final class DrawnActorRecorder implements ScenePainter {
    @Override
    public void actor(Actor actor, Costume costume, int plane, boolean ownColours, int[] shadow) {
      drawnActors.add(actor.id());
    }
  }

  @Test
  void knownGamesCheck11ActorZeroIsAnActorLikeTheOthers() {
    game.script(
            20,
            "putActor(0,50,60);",
            "ActorOps(0,[Init(),Costume(1),WalkSpeed(4,4),Name(\"nobody\")]);",
            "Var[100] = getActorRoom(0);",
            "faceActor(0,1);",
            "walkActorTo(0,70,80);",
            "setClass(0,[160]);",
            "Var[101] = getActorX(0);",
            "Var[102] = getActorY(0);")
        .script(21, "putActorInRoom(0,1);", "putActor(0,50,60);", "walkActorTo(0,70,60);")
        .script(22, "Var[103] = getActorX(0);", "putActorInRoom(0,0);");
    game.open().run(20).tick(3);

    assertThat(game.variable(100)).isZero();
    // An actor in another room arrives immediately.
    assertThat(game.variable(101)).isEqualTo(70);
    assertThat(game.variable(102)).isEqualTo(80);
    assertThat(game.world().objects().isOfClass(0, 32)).isTrue();
    assertThat(drawnActors).doesNotContain(0);

    game.run(21).tick(20);
    assertThat(drawnActors).contains(0);
    assertThat(game.run(22).variable(103)).isEqualTo(70);

    drawnActors.clear();
    game.tick(3);
    assertThat(drawnActors).doesNotContain(0);
  }

  @Test
  void knownGamesCheck12WalkingToAnAbsentActorDoesNothing() {
    game.script(
            20,
            "putActorInRoom(2,2);",
            "walkActorToActor(1,200,255);",
            "walkActorToActor(200,1,255);",
            "walkActorToActor(1,2,20);",
            "walkActorToActor(2,1,20);",
            "faceActor(200,1);",
            "faceActor(1,200);",
            "animateCostume(200,1);",
            "Var[100] = getActorRoom(200);")
        .script(21, "WaitForActor(200);", "Var[101] = 1;");

    game.open().run(20).run(21).tick(3);

    assertThat(game.world().cast().actor(1).x()).isEqualTo(10);
    assertThat(game.world().cast().movement().movingResult(game.world().cast().actor(1))).isZero();
    assertThat(game.variable(100)).isZero();
    assertThat(game.variable(101)).isEqualTo(1);
  }

  @Test
  void knownGamesCheck13ACharacterOutsideAStringIsZero() {
    game.script(
            20,
            "CreateString(4,3);",
            "SetStringChar(4,2,65);",
            "Var[90] = -1;",
            "Var[100] = 9;",
            "Var[101] = 9;",
            "Var[102] = 9;",
            "Var[103] = 9;",
            "Var[100] = GetStringChar(4,Var[90]);",
            "Var[101] = GetStringChar(4,3);",
            "Var[102] = GetStringChar(4,4);",
            "Var[103] = GetStringChar(4,8);",
            "Var[104] = GetStringChar(4,2);")
        .script(
            21,
            "SetStringChar(4,Var[90],66);",
            "SetStringChar(4,3,67);",
            "SetStringChar(4,5,68);",
            "Var[101] = GetStringChar(4,3);",
            "Var[103] = GetStringChar(4,5);");

    game.open().run(20);
    assertThat(globals(100, 5)).containsExactly(0, 0, 0, 0, 65);

    // Scripts can write two bytes after the end, and these bytes are saved.
    game.run(21);
    game.session().restore(game.session().snapshot());
    assertThat(globals(101, 3)).containsExactly(67, 0, 0);
    assertThat(game.session().machine().strings().text(4).toBytes()).isEmpty();
  }

  @Test
  void knownGamesCheck14AnObjectCanBeDiscardedByItsOwnCode() {
    game.script(INVENTORY_SCRIPT, "Var[110]++;")
        .script(20, "pickupObject(301,0);", "pickupObject(302,0);", "pickupObject(303,0);")
        .script(21, "startObject(302,7,[]);")
        .script(22, "Var[100] = findInventory(1,1);", "Var[101] = findInventory(1,2);")
        .verbScript(302, 7, "Var[102] = 1;", "setOwnerOf(302,0);", "Var[103] = 1;");
    game.open().set(EngineVariable.INVENTORY_SCRIPT, INVENTORY_SCRIPT).run(20);
    int callCount = game.variable(110);

    game.run(21).run(22).tick(2);

    assertThat(game.variable(110)).isEqualTo(callCount + 1);
    assertThat(globals(100, 4)).containsExactly(301, 303, 1, 0);
    assertThat(ObjectLocation.of(game.world(), 302)).isEqualTo(ObjectLocation.NOWHERE);
    assertThat(game.session().machine().snapshot().slots()).isEmpty();
  }

  @Test
  void knownGamesCheck14ObjectCodeEndsIfItStartsAScriptThatDiscardsTheObject() {
    game.script(20, "pickupObject(302,0);", "pickupObject(303,0);")
        .script(21, "startObject(302,7,[]);")
        .script(22, "setOwnerOf(302,0);", "Var[102] = 1;")
        .script(23, "Var[101] = findInventory(1,1);")
        .verbScript(302, 7, "startScript(22,[]);", "Var[103] = 1;");

    game.open().run(20).run(21).run(23).tick(2);

    assertThat(globals(101, 3)).containsExactly(303, 1, 0);
  }

  private List<Integer> globals(int first, int count) {
    List<Integer> values = new ArrayList<>();
    for (int number = first; number < first + count; number++) {
      values.add(game.variable(number));
    }
    return values;
  }

  /**
   * Adds scripts to the game so that its cutscenes disable the cursor and the input and freeze the
   * other scripts.
   */
  private ScriptedGame addCutsceneScripts() {
    return game.script(
            CUTSCENE_START_SCRIPT_NUMBER,
            "CursorSoftOff();",
            "UserputSoftOff();",
            "freezeScripts(127);")
        .script(
            CUTSCENE_END_SCRIPT_NUMBER, "freezeScripts(0);", "UserputSoftOn();", "CursorSoftOn();")
        .script(20, "cutscene([3]);", "L:", "breakHere();", "goto L;")
        .script(21, "stopScript(20);")
        .script(22, "cutscene([4]);", "Var[100]++;", "endCutscene();")
        .script(23, "CursorShow();", "UserputOn();");
  }

  private void openWithCutscenes() {
    game.open()
        .set(EngineVariable.CUTSCENE_START_SCRIPT, CUTSCENE_START_SCRIPT_NUMBER)
        .set(EngineVariable.CUTSCENE_END_SCRIPT, CUTSCENE_END_SCRIPT_NUMBER)
        .run(23);
    assertCounters(1);
  }

  private void assertCounters(int expected) {
    assertThat(game.session().machine().cursorCounter()).isEqualTo(expected);
    assertThat(game.session().machine().userputCounter()).isEqualTo(expected);
  }

  private int cutsceneLevel() {
    return game.session().machine().snapshot().cutsceneLevel();
  }

  @Test
  void knownGamesCheck15StoppingAScriptClosesItsCutscene() {
    addCutsceneScripts();
    openWithCutscenes();
    game.run(20).tick(2);
    assertCounters(0);

    game.run(21);
    assertCounters(1);
    assertThat(cutsceneLevel()).isZero();

    game.run(22).tick();
    assertCounters(1);
    assertThat(cutsceneLevel()).isZero();
    assertThat(game.variable(100)).isEqualTo(1);
  }

  @Test
  void knownGamesCheck15LeavingARoomClosesTheCutscenesOfItsScripts() {
    addCutsceneScripts()
        .verbScript(301, 7, "cutscene([5]);", "loadRoom(2);", "endCutscene();")
        .script(24, "startObject(301,7,[]);");
    openWithCutscenes();

    game.run(24).tick();

    assertThat(game.world().room()).isEqualTo(ScriptedGameRooms.SECOND_ROOM);
    assertCounters(1);
    assertThat(cutsceneLevel()).isZero();
  }

  @Test
  void knownGamesCheck15AScriptPassesItsCutsceneToTheScriptThatItChains() {
    addCutsceneScripts()
        .script(25, "cutscene([6]);", "chainScript(26,[7]);")
        .script(26, "breakHere();", "Var[101] = Local[0];", "endCutscene();");
    openWithCutscenes();

    game.run(25);
    assertCounters(0);
    assertThat(cutsceneLevel()).isEqualTo(1);

    game.tick(2);
    assertCounters(1);
    assertThat(game.variable(101)).isEqualTo(7);
  }

  @Test
  void knownGamesCheck15TheFailureOfAScriptClosesItsCutscene() {
    addCutsceneScripts().script(25, "cutscene([6]);", "breakHere();", "putActor(200,1,1);");
    game.withSetup(setup -> setup.withFaultPolicy(FaultPolicy.PLAY));
    openWithCutscenes();

    game.run(25);
    assertCounters(0);
    game.tick();
    assertCounters(1);
    assertThat(cutsceneLevel()).isZero();
  }

  @Test
  void knownGamesCheck15OnlyTheCutsceneOfTheStoppedScriptIsClosed() {
    addCutsceneScripts()
        .script(
            CUTSCENE_END_SCRIPT_NUMBER,
            "Var[102] = Local[0];",
            "UserputSoftOn();",
            "CursorSoftOn();")
        .script(25, "cutscene([6]);", "stopScript(20);", "breakHere();", "endCutscene();");
    openWithCutscenes();
    game.run(20).run(25);

    assertThat(game.variable(102)).isEqualTo(3);
    assertThat(cutsceneLevel()).isEqualTo(1);
    game.tick();
    assertThat(game.variable(102)).isEqualTo(6);
    assertCounters(1);
  }

  @Test
  void knownGamesCheck16AFailingScriptEndsAndTheOthersContinue() {
    game.withSetup(setup -> setup.withFaultPolicy(FaultPolicy.PLAY))
        .script(20, "L:", "Var[100]++;", "breakHere();", "goto L;")
        .script(21, "L:", "breakHere();", "startScript(23,[]);", "Var[101]++;", "goto L;")
        .script(22, "L:", "Var[102]++;", "breakHere();", "goto L;")
        .rawScript(23, 0x46, 100, 0, UNASSIGNED_BYTE, 1);
    game.open().run(20).run(21).run(22).tick(10);

    assertThat(globals(100, 3)).containsExactly(21, 10, 11);
    assertThat(game.session().faults())
        .singleElement()
        .satisfies(
            fault ->
                assertThat(fault.summary())
                    .isEqualTo(
                        "global 23 at 0003 in room 1: byte 2F is not an instruction [2F 01]"));
    assertThat(game.session().fault()).isEmpty();
  }

  @Test
  void knownGamesCheck16AFaultContainsTheFailingInstruction() {
    game.withSetup(setup -> setup.withFaultPolicy(FaultPolicy.PLAY))
        .script(20, "Var[100] = 1;", "walkActorTo(200,1,1);", "Var[100] = 2;");
    game.open().run(20);

    assertThat(game.variable(100)).isEqualTo(1);
    assertThat(game.session().faults().get(0).summary())
        .isEqualTo(
            "global 20 at 0005 in room 1: actors have ids 0 to 12, not 200, in"
                + " walkActorTo(200,1,1); [1E C8 01 00 01 00 1A 64 00 02 00 A0]");
  }

  @Test
  void knownGamesCheck16ALoopWithoutABreakFailsAfterAMillionInstructions() {
    game.withSetup(setup -> setup.withFaultPolicy(FaultPolicy.PLAY))
        .script(20, "L:", "goto L;")
        .script(21, "L:", "Var[100]++;", "unless (Var[100] >= 30000) goto L;", "Var[101] = 1;");

    game.open().run(20).run(21).tick();

    assertThat(game.variable(101)).isEqualTo(1);
    assertThat(game.session().faults())
        .singleElement()
        .satisfies(
            fault ->
                assertThat(fault.problem())
                    .isEqualTo("more than 1000000 instructions in one frame"));
  }

  @Test
  void aMissingResourceOfALoadedStateCountsAsEmpty() {
    ScriptedGame completeGame =
        new ScriptedGame()
            .script(20, "ActorOps(1,[Costume(1)]);", "walkActorTo(1,200,100);", "startSound(3);");
    completeGame.open().run(20).tick(3);
    game.withoutResources().script(20, "Var[100] = isSoundRunning(3);", "walkActorTo(1,60,100);");
    game.open().session().load(completeGame.session().snapshot());

    game.tick(60).run(20).tick(60);

    assertThat(game.world().cast().actor(1).x()).isEqualTo(60);
    assertThat(game.variable(100)).isZero();
    assertThat(drawnActors).isEmpty();
  }

  @Test
  void errorsToleratedByTheOriginalInterpretersAreNotFaults() {
    game.script(INVENTORY_SCRIPT, "Var[110]++;")
        .script(
            20,
            "print(200,[Text(\"nobody\")]);",
            "print(0,[Text(\"elsewhere\")]);",
            "setOwnerOf(0,1);",
            "setOwnerOf(0,0);",
            "drawObject(900,setImage(1));",
            "drawObject(304,setXY(2,2));",
            "setState(900,1);",
            "Var[90] = -5;",
            "setState(Var[90],1);",
            "Var[101] = getObjectState(900);",
            "startScript(0,[]);",
            "startObject(0,1,[]);",
            "ActorOps(1,[NoOperation()]);",
            "startSound(99);",
            "Var[100] = 1;")
        .script(21, "Var[102] = isSoundRunning(99);", "chainScript(0,[]);", "Var[103] = 1;");
    game.open().set(EngineVariable.INVENTORY_SCRIPT, INVENTORY_SCRIPT).run(20).tick().run(21);

    assertThat(globals(100, 4)).containsExactly(1, 0, 0, 0);
    assertThat(game.variable(110)).isZero();
    assertThat(game.variable(EngineVariable.HAVE_MSG)).isZero();
  }
}
