package org.bowsprit.bow;

import java.util.List;
import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * A name that sources declare.
 *
 * @param kind the word before it: {@code room}, {@code object}, {@code script}, {@code var} …
 * @param room the room that it belongs to; empty for a global name
 * @param name the name
 * @param details the parameters of a script or function, or the states of an object
 * @param at its position
 * @param isInterface whether an interface of the language declares it, and not a file of the game
 */
public record DeclaredName(
    String kind,
    String room,
    String name,
    List<String> details,
    SourcePosition at,
    boolean isInterface) {

  /** Takes an immutable copy. */
  public DeclaredName {
    details = List.copyOf(details);
  }
}
