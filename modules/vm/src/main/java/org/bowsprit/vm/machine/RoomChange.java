package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.RoomListener;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.port.ActorPort;
import org.bowsprit.vm.port.CameraPort;
import org.bowsprit.vm.port.Ports;
import org.bowsprit.vm.port.RoomPort;
import org.bowsprit.vm.port.ScriptException;

/** Changes the room. Stops and runs scripts and calls the ports, in the order of spec 05 §8. */
final class RoomChange {

  /** The actor number for a change without an actor. */
  private static final int NO_ACTOR = -1;

  private static final int HALF_VIEW_PIXELS = 160;

  /** The x value that means that ego does not walk after entering. */
  private static final int NO_WALK = -1;

  private final VirtualMachine machine;
  private final Interpreter interpreter;
  private final Ports ports;
  private int room;
  private boolean egoPositioned;
  private RoomListener listener;

  RoomChange(VirtualMachine machine, Interpreter interpreter) {
    this.machine = machine;
    this.interpreter = interpreter;
    this.ports = machine.ports();
  }

  int room() {
    return room;
  }

  boolean isEgoPositioned() {
    return egoPositioned;
  }

  void restore(int savedRoom, boolean savedEgoPositioned) {
    room = savedRoom;
    egoPositioned = savedEgoPositioned;
  }

  /** Sets the listener for entered rooms. */
  void setListener(RoomListener newListener) {
    listener = newListener;
  }

  /** Records that an instruction has placed an actor. */
  void actorPlaced(int actor) {
    if (actor == machine.get(EngineVariable.EGO)) {
      egoPositioned = true;
    }
  }

  /** Changes to a room without an actor (spec 05 §8.3). */
  void enter(int newRoom) {
    startScene(newRoom, NO_ACTOR, 0);
  }

  /** Moves ego to another room, at an object in that room (spec 05 §8.2). */
  void enterWithEgo(int object, int newRoom, int x, int y) {
    ActorPort actors = ports.actors();
    int ego = machine.actor(machine.get(EngineVariable.EGO));
    actors.carryToRoom(ego, newRoom);
    machine.set(EngineVariable.WALKTO_OBJ, object);
    startScene(newRoom, ego, object);
    machine.set(EngineVariable.WALKTO_OBJ, 0);
    ports.camera().placeAt(ports.actorQueries().x(ego));
    followIntoRoom(ego);
    if (x != NO_WALK) {
      actors.walkTo(ego, x, y);
    }
  }

  /** Follows an actor. Changes to the actor's room if necessary (spec 05 §8.4). */
  void follow(int actor) {
    int previousActor = ports.camera().followed();
    followIntoRoom(actor);
    if (previousActor != actor) {
      machine.scripts().startHook(EngineVariable.INVENTORY_SCRIPT, 0);
    }
    ports.camera().stopMovingToActor();
  }

  /**
   * Follows an actor. If it is in another room, changes the room and places the camera at the
   * actor.
   */
  private void followIntoRoom(int actor) {
    CameraPort camera = ports.camera();
    int actorRoom = ports.actorQueries().room(actor);
    if (actorRoom != room) {
      startScene(actorRoom, NO_ACTOR, 0);
      int x = ports.actorQueries().x(actor);
      camera.placeAt(x);
      camera.setTo(x);
    }
    camera.follow(actor);
    machine.scripts().startHook(EngineVariable.INVENTORY_SCRIPT, 0);
  }

  private void startScene(int newRoom, int actor, int object) {
    changeScene(newRoom, actor, object);
    machine.scripts().closeAbandonedCutscenes();
  }

  private void changeScene(int newRoom, int actor, int object) {
    RoomPort rooms = ports.rooms();
    leave(newRoom);
    machine.set(EngineVariable.ROOM, newRoom);
    room = newRoom;
    int physical = rooms.physicalRoom(newRoom);
    machine.set(EngineVariable.ROOM_RESOURCE, physical);
    rooms.enter(newRoom, physical);
    if (newRoom == 0) {
      return;
    }
    machine.set(EngineVariable.CAMERA_MIN_X, HALF_VIEW_PIXELS);
    machine.set(EngineVariable.CAMERA_MAX_X, rooms.width() - HALF_VIEW_PIXELS);
    ports.camera().reset();
    boolean actorEnters = actor != NO_ACTOR && ports.actors().enterThrough(actor, object);
    rooms.showActors();
    egoPositioned = false;
    if (listener != null) {
      listener.roomEntered(newRoom);
    }
    runEntryScripts();
    if (actorEnters && !egoPositioned) {
      ports.actors().reenterThrough(actor, object);
    }
    rooms.requestFadeIn();
    if (actor != NO_ACTOR && !actorEnters) {
      // Thrown after the room change, so that the room remains playable.
      throw new ScriptException("object " + object + " is not in room " + newRoom);
    }
  }

  /** Performs steps 1 to 6, while the old room is still loaded. */
  private void leave(int newRoom) {
    ports.text().stopSpeech();
    ports.rooms().fadeOut();
    ScriptSlot caller = interpreter.current();
    if (caller != null && caller.kind.diesWithRoom()) {
      interpreter.setCurrent(null);
    }
    machine.set(EngineVariable.NEW_ROOM, newRoom);
    runExitScripts();
    machine.slots().stopRoomScripts();
    ports.rooms().leave();
  }

  private void runExitScripts() {
    Scripts scripts = machine.scripts();
    scripts.startHook(EngineVariable.EXIT_SCRIPT);
    scripts.startRoomScript(ScriptKind.EXIT_SCRIPT, ports.scripts().exit());
    scripts.startHook(EngineVariable.EXIT_SCRIPT2);
  }

  private void runEntryScripts() {
    Scripts scripts = machine.scripts();
    scripts.startHook(EngineVariable.ENTRY_SCRIPT);
    scripts.startRoomScript(ScriptKind.ENTRY_SCRIPT, ports.scripts().entry());
    scripts.startHook(EngineVariable.ENTRY_SCRIPT2);
  }
}
