package org.bowsprit.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import org.bowsprit.vm.port.ObjectScript.Place;
import org.bowsprit.vm.port.Ports;
import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/**
 * Tests what happens in a room change, and in which order (spec 05 §8 with its checks 21 to 30).
 */
class RoomChangeTest {

  private static final String LOG_STATEMENTS = "Var[110 + Var[100]] = %d;\nVar[100]++;";

  private final TestWorld world = new TestWorld();
  private final Ports ports = world.ports();

  @Test
  void aRoomChangeCallsThePortsInTheSpecifiedOrder() {
    world.script(2, "loadRoom(7);").vm().runScript(2);

    InOrder order = inOrder(ports.text(), ports.rooms(), ports.camera(), ports.actors());
    order.verify(ports.text()).stopSpeech();
    order.verify(ports.rooms()).fadeOut();
    order.verify(ports.rooms()).leave();
    order.verify(ports.rooms()).physicalRoom(7);
    order.verify(ports.rooms()).enter(7, 7);
    order.verify(ports.camera()).reset();
    order.verify(ports.rooms()).showActors();
    order.verify(ports.rooms()).requestFadeIn();
    verify(ports.actors(), never()).enterThrough(anyInt(), anyInt());
  }

  @Test
  void enteringRoom0RunsNoEntryScript() {
    world.script(2, "loadRoom(0);").entryScript("Var[100] = 1;").vm().runScript(2);

    verify(ports.rooms()).enter(0, 0);
    verify(ports.camera(), never()).reset();
    verify(ports.rooms(), never()).requestFadeIn();
    assertThat(world.variable(100)).isZero();
  }

  @Test
  void check21LoadRoomEndsTheScriptOnlyIfItIsLocal() {
    world
        .script(2, "startScript(200,[]);\nVar[101] = 1;")
        .script(3, "loadRoom(2);\nVar[102] = 1;")
        .localScript(200, "loadRoom(2);\nVar[100] = 1;");

    world.vm().runScript(2);
    world.vm().runScript(3);

    assertThat(world.variable(100)).isZero();
    assertThat(world.variable(101)).isEqualTo(1);
    assertThat(world.variable(102)).isEqualTo(1);
    assertThat(world.vm().room()).isEqualTo(2);
  }

  @Test
  void check22ExitAndEntryScriptsOfTheGameAndOfTheRoomRunInOrder() {
    world
        .script(20, String.format(LOG_STATEMENTS, 1))
        .exitScript(String.format(LOG_STATEMENTS, 2))
        .script(21, String.format(LOG_STATEMENTS, 3))
        .script(22, String.format(LOG_STATEMENTS, 4))
        .entryScript(String.format(LOG_STATEMENTS, 5))
        .script(23, String.format(LOG_STATEMENTS, 6))
        .script(2, "loadRoom(2);");
    world
        .variable(EngineVariable.EXIT_SCRIPT.number(), 20)
        .variable(EngineVariable.EXIT_SCRIPT2.number(), 21);
    world
        .variable(EngineVariable.ENTRY_SCRIPT.number(), 22)
        .variable(EngineVariable.ENTRY_SCRIPT2.number(), 23);

    world.vm().runScript(2);

    for (int i = 0; i < 6; i++) {
      assertThat(world.variable(110 + i)).isEqualTo(i + 1);
    }
  }

  @Test
  void check23TheExitScriptReadsTheOldRoomAndTheEntryScriptTheNewRoom() {
    world
        .exitScript("Var[100] = VAR_ROOM;\nVar[101] = VAR_NEW_ROOM;")
        .entryScript("Var[102] = VAR_ROOM;")
        .script(2, "loadRoom(1);\nloadRoom(2);");

    world.vm().runScript(2);

    assertThat(world.variable(100)).isEqualTo(1);
    assertThat(world.variable(101)).isEqualTo(2);
    assertThat(world.variable(102)).isEqualTo(2);
  }

  @Test
  void check24ScriptsOfTheRoomEndAndScriptsOfCarriedObjectsContinue() {
    world
        .localScript(200, "delay(3);\nVar[100] = 1;")
        .objectScript(300, Place.INVENTORY, 1, "breakHere();\nVar[101] = 1;")
        .objectScript(301, Place.ROOM, 1, "breakHere();\nVar[102] = 1;")
        .objectScript(302, Place.FLOATING, 1, "breakHere();\nVar[103] = 1;")
        .script(
            2,
            "startScript(200,[]);\nstartObject(300,1,[]);\nstartObject(301,1,[]);\n"
                + "startObject(302,1,[]);\nloadRoom(2);");
    world.vm().runScript(2);

    world.frame().frame();

    assertThat(world.variable(100)).isZero();
    assertThat(world.variable(101)).isEqualTo(1);
    assertThat(world.variable(102)).isZero();
    assertThat(world.variable(103)).isZero();
  }

  @Test
  void check25TheEntryObjectVariableIsSetOnlyDuringTheEntryScript() {
    prepareEgo();
    world
        .entryScript("Var[100] = VAR_WALKTO_OBJ;")
        .script(2, "loadRoomWithEgo(300,5,-1,-1);\nVar[101] = VAR_WALKTO_OBJ;");

    world.vm().runScript(2);

    assertThat(world.variable(100)).isEqualTo(300);
    assertThat(world.variable(101)).isZero();
  }

  @Test
  void check26EgoIsPutAtTheEntryObjectAgainAfterTheEntryScript() {
    prepareEgo();
    world.script(2, "loadRoomWithEgo(300,5,100,50);").vm().runScript(2);

    InOrder order = inOrder(ports.actors(), ports.camera());
    order.verify(ports.actors()).carryToRoom(1, 5);
    order.verify(ports.actors()).enterThrough(1, 300);
    order.verify(ports.actors()).reenterThrough(1, 300);
    order.verify(ports.camera()).placeAt(123);
    order.verify(ports.camera()).follow(1);
    order.verify(ports.actors()).walkTo(1, 100, 50);
  }

  @Test
  void check27EgoStaysWhereTheEntryScriptHasPutIt() {
    prepareEgo();
    world.entryScript("putActor(1,10,20);").script(2, "loadRoomWithEgo(300,5,-1,-1);");

    world.vm().runScript(2);

    verify(ports.actors()).place(1, 10, 20);
    verify(ports.actors(), never()).reenterThrough(anyInt(), anyInt());
    verify(ports.actors(), never()).walkTo(anyInt(), anyInt(), anyInt());
  }

  @Test
  void check28APseudoRoomShowsTheDataOfAnotherRoom() {
    when(ports.rooms().physicalRoom(201)).thenReturn(58);
    world.script(2, "PseudoRoom(58,73);\nloadRoom(201);").vm().runScript(2);

    verify(ports.rooms()).setAlias(201, 58);
    verify(ports.rooms()).enter(201, 58);
    assertThat(world.variable(EngineVariable.ROOM.number())).isEqualTo(201);
    assertThat(world.variable(EngineVariable.ROOM_RESOURCE.number())).isEqualTo(58);
  }

  @Test
  void check29TheCameraLimitsDependOnTheWidthOfTheRoom() {
    when(ports.rooms().width()).thenReturn(640);
    world.script(2, "loadRoom(3);").vm().runScript(2);

    assertThat(world.variable(EngineVariable.CAMERA_MIN_X.number())).isEqualTo(160);
    assertThat(world.variable(EngineVariable.CAMERA_MAX_X.number())).isEqualTo(480);
  }

  @Test
  void check30FollowingAnActorInAnotherRoomChangesTheRoom() {
    when(ports.actorQueries().room(2)).thenReturn(38);
    world.script(2, "actorFollowCamera(2);").vm().runScript(2);

    assertThat(world.vm().room()).isEqualTo(38);
    verify(ports.camera()).follow(2);
  }

  @Test
  void anEntryObjectThatIsNotInTheRoomIsAScriptError() {
    prepareEgo();
    when(ports.actors().enterThrough(1, 300)).thenReturn(false);
    world.script(2, "loadRoomWithEgo(300,5,-1,-1);").vm().runScript(2);

    assertThat(world.vm().fault().orElseThrow().problem()).isEqualTo("object 300 is not in room 5");
  }

  @Test
  void aPortCanRunAScriptDuringAnInstruction() {
    world.script(27, "Var[100] = 1;").script(2, "setCameraAt(200);\nVar[101] = Var[100];");
    world.variable(EngineVariable.SCROLL_SCRIPT.number(), 27);
    doAnswer(
            call -> {
              world.vm().runHook(EngineVariable.SCROLL_SCRIPT);
              return null;
            })
        .when(ports.camera())
        .jumpTo(200);

    world.vm().runScript(2);

    assertThat(world.variable(101)).isEqualTo(1);
  }

  private void prepareEgo() {
    world.variable(EngineVariable.EGO.number(), 1);
    when(ports.actorQueries().x(1)).thenReturn(123);
  }
}
