package org.bowsprit.bow;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;

/**
 * The result of compiling sources.
 *
 * @param game the game; empty if any diagnostic is an error
 * @param diagnostics the errors and warnings in the order of files, lines and columns
 */
public record Compilation(Optional<GameDeclaration> game, List<Diagnostic> diagnostics) {

  /** Stores an immutable copy of {@code diagnostics}. */
  public Compilation {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Returns the errors among the diagnostics. */
  public List<Diagnostic> errors() {
    return diagnostics.stream()
        .filter(each -> each.severity() == Diagnostic.Severity.ERROR)
        .toList();
  }
}
