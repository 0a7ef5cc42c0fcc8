package org.bowsprit.bow;

import java.util.List;
import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * A name that sources declare.
 *
 * @param kind the word before it: {@code room}, {@code object}, {@code script}, {@code var} …
 * @param room the room to which the name belongs; empty for a global name
 * @param name the name
 * @param details the parameters of a script or function, or the states of an object
 * @param position the position of the name
 * @param isInterface true if an interface of the language declares the name, false if a file of the
 *     game does
 */
public record DeclaredName(
    String kind,
    String room,
    String name,
    List<String> details,
    SourcePosition position,
    boolean isInterface) {

  /** Stores an immutable copy of {@code details}. */
  public DeclaredName {
    details = List.copyOf(details);
  }
}
