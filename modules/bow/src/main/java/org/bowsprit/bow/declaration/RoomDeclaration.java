package org.bowsprit.bow.declaration;

import java.util.List;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.Bytes;

/**
 * A room.
 *
 * @param name what scripts call it
 * @param number 1 to 99
 * @param properties its lines: pictures, boxes, scales, cycles
 * @param objects in the order of the source, which is that of the room's list
 * @param entry code that runs when it is entered, empty without
 * @param exit code that runs when it is left, empty without
 * @param scripts its local scripts by number, 200 to 255
 * @param at where its name stands
 */
public record RoomDeclaration(
    String name,
    int number,
    Properties properties,
    List<ObjectDeclaration> objects,
    Bytes entry,
    Bytes exit,
    List<ScriptDeclaration> scripts,
    SourcePosition at) {

  /** Takes immutable copies. */
  public RoomDeclaration {
    objects = List.copyOf(objects);
    scripts = List.copyOf(scripts);
  }
}
