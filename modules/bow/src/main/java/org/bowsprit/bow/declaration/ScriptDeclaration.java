package org.bowsprit.bow.declaration;

import java.util.List;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.Bytes;

/**
 * A global or local script, compiled.
 *
 * @param name what scripts call it; a name with {@code $} was made by the compiler
 * @param number 1 to 199 for a global, 200 to 255 for a local one
 * @param parameters names of its first locals
 * @param code its bytes, without the number of a local script
 * @param at where its name stands
 */
public record ScriptDeclaration(
    String name, int number, List<String> parameters, Bytes code, SourcePosition at) {

  /** Takes an immutable copy. */
  public ScriptDeclaration {
    parameters = List.copyOf(parameters);
  }
}
