package org.bowsprit.bow.declaration;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * A line of a declaration, such as {@code image "door-open.png"} or {@code cycle 1, 16, 31}.
 *
 * @param name the name of the setting
 * @param values the values after it
 * @param position the position of the name
 * @param line the text of the source line, which appears in messages
 */
public record Property(String name, List<Value> values, SourcePosition position, String line) {

  /** Stores an immutable copy of {@code values}. */
  public Property {
    values = List.copyOf(values);
  }

  /** Returns the value at {@code index} if it is a number. */
  public Optional<Integer> number(int index) {
    return index < values.size() && values.get(index) instanceof Value.WholeNumber number
        ? Optional.of(number.value())
        : Optional.empty();
  }

  /** Returns the value at {@code index} if it is a quoted text. */
  public Optional<String> text(int index) {
    return index < values.size() && values.get(index) instanceof Value.Text text
        ? Optional.of(text.text())
        : Optional.empty();
  }

  /** Returns the value at {@code index} if it is a word. */
  public Optional<String> name(int index) {
    return index < values.size() && values.get(index) instanceof Value.Word word
        ? Optional.of(word.text())
        : Optional.empty();
  }

  /** Returns an error about this property. */
  public Diagnostic error(String message) {
    return new Diagnostic(Diagnostic.Severity.ERROR, position, name.length(), message, line);
  }
}
