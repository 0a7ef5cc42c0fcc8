package org.bowsprit.bow.declaration;

import java.util.List;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.vm.code.ScriptText;

/**
 * An object of a room (spec 07 §1, §2).
 *
 * @param name what scripts call it
 * @param number its id, 16 or above
 * @param label what the player reads, in glyph numbers
 * @param x left edge in room pixels, a multiple of 8
 * @param y top edge in room pixels, a multiple of 8
 * @param width in pixels, a multiple of 8; 0 without a place on the screen
 * @param height in pixels, a multiple of 8
 * @param walkX where actors go to use it, in room pixels
 * @param walkY where actors go to use it, in room pixels
 * @param facing the way they look then: 0 west, 1 east, 2 south, 3 north
 * @param parent id of the object it is part of, 0 without
 * @param parentState state the parent must have for it to be there, 0 to 14, or {@link #SHOWN}
 * @param state its state when the game begins, 0 to 15
 * @param owner its owner when the game begins: 15 the room, 0 none, else an actor
 * @param classes its classes when the game begins, 1 to 32
 * @param properties all lines, those above included
 * @param states the names of its states, in their order
 * @param verbs its verb table with the code
 * @param at where its name stands
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
    SourcePosition at) {

  /** As {@code parentState}: any state but 0. */
  public static final int SHOWN = -1;

  /** Takes an immutable copy. */
  public ObjectDeclaration {
    classes = List.copyOf(classes);
    states = List.copyOf(states);
  }
}
