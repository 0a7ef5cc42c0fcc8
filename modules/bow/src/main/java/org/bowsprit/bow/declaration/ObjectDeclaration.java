package org.bowsprit.bow.declaration;

import java.util.List;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.vm.code.ScriptText;

/**
 * An object of a room (spec 07 §1, §2).
 *
 * @param name its name in scripts
 * @param number its id, 16 or above
 * @param label the name that the player reads, in glyph numbers
 * @param x left edge in room pixels, a multiple of 8
 * @param y top edge in room pixels, a multiple of 8
 * @param width the width in pixels, a multiple of 8; 0 if the object has no position on the screen
 * @param height the height in pixels, a multiple of 8
 * @param walkX the x coordinate of the position where actors stand to use it, in room pixels
 * @param walkY the y coordinate of the position where actors stand to use it, in room pixels
 * @param facing the direction in which actors look at that position: 0 west, 1 east, 2 south, 3
 *     north
 * @param parent the id of the object to which it belongs; 0 for none
 * @param parentState state that the parent must have for the object to be shown, 0 to 14, or {@link
 *     #SHOWN}
 * @param state its state when the game begins, 0 to 15
 * @param owner its owner when the game begins: 15 the room, 0 none, else an actor
 * @param classes its classes when the game begins, 1 to 32
 * @param properties all lines, including the lines for the values above
 * @param states the names of its states, in their order
 * @param verbs its verb table with the code
 * @param position the position of its name
 */
public record ObjectDeclaration(
    String name,
    int number,
    ScriptText label,
    int x,
    int y,
    int width,
    int height,
    int walkX,
    int walkY,
    int facing,
    int parent,
    int parentState,
    int state,
    int owner,
    List<Integer> classes,
    Properties properties,
    List<NamedNumber> states,
    VerbEntries verbs,
    SourcePosition position) {

  /** The value of {@code parentState} for any state except 0. */
  public static final int SHOWN = -1;

  /** Stores immutable copies of the collections. */
  public ObjectDeclaration {
    classes = List.copyOf(classes);
    states = List.copyOf(states);
  }
}
