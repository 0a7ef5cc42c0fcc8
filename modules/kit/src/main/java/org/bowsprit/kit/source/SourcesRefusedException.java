package org.bowsprit.kit.source;

import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostic;

/** Thrown if sources have errors. The message is a sentence about all errors. */
public final class SourcesRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final List<String> errors;

  /**
   * Creates an exception.
   *
   * @param diagnostics the errors
   */
  SourcesRefusedException(String message, List<Diagnostic> diagnostics) {
    super(message);
    errors = diagnostics.stream().map(Diagnostic::displayText).toList();
  }

  /** Returns the texts of the errors, each with its place. */
  public List<String> errors() {
    return errors;
  }
}
