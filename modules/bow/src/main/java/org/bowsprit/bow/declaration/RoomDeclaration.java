package org.bowsprit.bow.declaration;

import java.util.List;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.Bytes;

/**
 * A room.
 *
 * @param name its name in scripts
 * @param number the number of the room, 1 to 127
 * @param properties its lines: pictures, boxes, scales and colour cycles
 * @param objects the objects in the order of the source, which is also the order of the room's list
 * @param entry the code that runs when the room is entered; empty for none
 * @param exit the code that runs when the room is left; empty for none
 * @param scripts its local scripts by number, 200 to 255
 * @param position the position of its name
 */
public record RoomDeclaration(
    String name,
    int number,
    Properties properties,
    List<ObjectDeclaration> objects,
    Bytes entry,
    Bytes exit,
    List<ScriptDeclaration> scripts,
    SourcePosition position) {

  /** Stores immutable copies of the collections. */
  public RoomDeclaration {
    objects = List.copyOf(objects);
    scripts = List.copyOf(scripts);
  }
}
