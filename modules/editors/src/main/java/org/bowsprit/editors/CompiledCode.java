package org.bowsprit.editors;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bytes.Bytes;

/**
 * The code of a game without its names. Two games with the same code behave in the same way.
 *
 * @param parts the code of scripts, rooms and objects by number
 */
record CompiledCode(List<Bytes> parts) {

  /** Returns the code of a compiled game. */
  static CompiledCode of(GameDeclaration game) {
    List<Bytes> parts = new ArrayList<>();
    game.scripts().stream().map(ScriptDeclaration::code).forEach(parts::add);
    for (RoomDeclaration room : game.rooms()) {
      parts.add(room.entry());
      parts.add(room.exit());
      room.scripts().stream().map(ScriptDeclaration::code).forEach(parts::add);
      for (ObjectDeclaration object : room.objects()) {
        parts.add(object.verbs().script().code());
      }
    }
    return new CompiledCode(parts);
  }
}
