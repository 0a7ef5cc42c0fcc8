package org.bowsprit.format.room;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;

/**
 * The scripts of a room: EXCD, ENCD and LSCR.
 *
 * @param exit the script that runs when the room is left; empty if the room has none
 * @param entry the script that runs when the room is entered; empty if the room has none
 * @param locals the local scripts in file order
 */
public record RoomScripts(Script exit, Script entry, List<LocalScript> locals) {

  public RoomScripts {
    locals = List.copyOf(locals);
  }

  static RoomScripts decode(List<Chunk> room, DamageCollector damaged) {
    return new RoomScripts(
        firstScript(room, "EXCD"),
        firstScript(room, "ENCD"),
        RoomChunks.all(room, "LSCR")
            .flatMap(lscr -> damaged.tryRead(() -> LocalScript.decode(lscr.reader())).stream())
            .toList());
  }

  private static Script firstScript(List<Chunk> room, String tag) {
    return RoomChunks.first(room, tag)
        .map(chunk -> Script.decode(chunk.reader()))
        .orElse(Script.EMPTY);
  }

  void encode(ByteWriter out) {
    out.chunk("EXCD", exit::encode).chunk("ENCD", entry::encode);
    out.chunk("NLSC", count -> count.u16(locals.size()));
    locals.forEach(local -> out.chunk("LSCR", local::encode));
  }

  /** Returns the first local script with this number. */
  public Optional<Script> local(int number) {
    return locals.stream()
        .filter(local -> local.number() == number)
        .findFirst()
        .map(LocalScript::script);
  }
}
