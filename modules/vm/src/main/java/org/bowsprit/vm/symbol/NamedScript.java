package org.bowsprit.vm.symbol;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;

/**
 * A script of a game with its name.
 *
 * @param name the name of the script
 * @param script the script
 * @param start the offset of the first instruction from the code base. In an object's code, the
 *     table of the verbs comes before it
 */
public record NamedScript(CodeName name, Script script, int start) {

  /** Returns a global script. */
  public static NamedScript global(int number, Script script) {
    return new NamedScript(CodeName.global(number), script, 0);
  }

  /**
   * Returns the scripts of a room: the entry script, the exit script, the local scripts and the
   * scripts of its objects.
   */
  public static List<NamedScript> ofRoom(int id, Room room) {
    List<NamedScript> scripts = new ArrayList<>();
    scripts.add(new NamedScript(CodeName.entry(id), room.scripts().entry(), 0));
    scripts.add(new NamedScript(CodeName.exit(id), room.scripts().exit(), 0));
    for (LocalScript local : room.scripts().locals()) {
      scripts.add(new NamedScript(CodeName.local(id, local.number()), local.script(), 0));
    }
    for (RoomObject object : room.objects()) {
      VerbEntries verbs = object.code().verbs();
      scripts.add(
          new NamedScript(
              CodeName.object(id, object.id()),
              verbs.script(),
              VerbEntries.codeStart(verbs.entries().size())));
    }
    return scripts;
  }
}
