package org.bowsprit.engine.internal.port;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectLocation;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.port.ObjectScript;
import org.bowsprit.vm.port.ScriptSource;

/** Provides the code of a game's scripts. Every script is decoded once (spec 05 §4.1). */
public final class ScriptLibrary implements ScriptSource {

  /** The offset of the VERB block in an OBCD block: after its header and the CDHD block. */
  private static final int VERB_BLOCK_OFFSET = 29;

  private static final int GLOBAL_COUNT = 200;
  private static final int LOCAL_COUNT = 256;

  private final World world;
  private final ScriptCode[] globals = new ScriptCode[GLOBAL_COUNT];
  private final Map<Integer, RoomCode> codeByRoom = new HashMap<>();
  // Uses identity, because the hash of a record would read all its bytes.
  private final IdentityHashMap<RoomObject, ScriptCode> objects = new IdentityHashMap<>();

  /** The scripts of one room. */
  private static final class RoomCode {
    private final ScriptCode entry;
    private final ScriptCode exit;
    private final ScriptCode[] locals = new ScriptCode[LOCAL_COUNT];

    RoomCode(Room room) {
      entry = decode(room.scripts().entry());
      exit = decode(room.scripts().exit());
      room.scripts().locals().forEach(local -> locals[local.number()] = decode(local.script()));
    }
  }

  public ScriptLibrary(World world) {
    this.world = world;
  }

  @Override
  public ScriptCode global(int number) {
    if (number < 1 || number >= GLOBAL_COUNT) {
      return null;
    }
    if (globals[number] == null) {
      globals[number] = world.data().script(number).map(ScriptLibrary::decode).orElse(null);
    }
    return globals[number];
  }

  @Override
  public ScriptCode local(int number) {
    RoomCode room = room();
    return room == null || number < 0 || number >= LOCAL_COUNT ? null : room.locals[number];
  }

  @Override
  public ScriptCode entry() {
    RoomCode room = room();
    return room == null ? null : room.entry;
  }

  @Override
  public ScriptCode exit() {
    RoomCode room = room();
    return room == null ? null : room.exit;
  }

  @Override
  public ObjectScript object(int object) {
    return switch (ObjectLocation.of(world, object)) {
      case NOWHERE -> null;
      case INVENTORY ->
          objectScript(ObjectScript.Place.INVENTORY, world.inventory().copyOf(object).data());
      case ROOM -> objectScript(ObjectScript.Place.ROOM, local(world, object).data());
      case FLOATING -> objectScript(ObjectScript.Place.FLOATING, local(world, object).data());
    };
  }

  private static LocalObject local(World world, int object) {
    return world.roomObjects().find(object);
  }

  private ObjectScript objectScript(ObjectScript.Place place, RoomObject object) {
    ScriptCode code =
        objects.computeIfAbsent(
            object, data -> ScriptCode.of(InstructionSet.V5, data.code().verbs().script()));
    return new ObjectScript(place, code, object.code().verbs(), VERB_BLOCK_OFFSET);
  }

  private RoomCode room() {
    Optional<Room> data = world.currentRoom().data();
    return data.isEmpty()
        ? null
        : codeByRoom.computeIfAbsent(
            world.currentRoom().physical(), physical -> new RoomCode(data.get()));
  }

  private static ScriptCode decode(Script script) {
    return script.code().isEmpty() ? null : ScriptCode.of(InstructionSet.V5, script);
  }
}
