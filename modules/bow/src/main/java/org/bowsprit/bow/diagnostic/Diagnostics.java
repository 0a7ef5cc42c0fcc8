package org.bowsprit.bow.diagnostic;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;

/**
 * Collects the errors and warnings of sources. At each position, only the first error is kept, or
 * the first warning if there is no error. Later diagnostics at the same position often follow from
 * it.
 */
public final class Diagnostics {

  private final NavigableMap<SourcePosition, Diagnostic> byPosition = new TreeMap<>();
  private boolean failed;

  /**
   * Adds a diagnostic, unless there is already one at its position. An error replaces a warning.
   */
  public void add(Diagnostic diagnostic) {
    boolean isError = diagnostic.severity() == Severity.ERROR;
    byPosition.merge(
        diagnostic.at(),
        diagnostic,
        (previous, added) -> isError && previous.severity() == Severity.WARNING ? added : previous);
    failed |= isError;
  }

  /** Returns whether there was an error. */
  public boolean hasErrors() {
    return failed;
  }

  /** Returns all diagnostics so far in the order of files, lines and columns. */
  public List<Diagnostic> list() {
    return List.copyOf(byPosition.values());
  }
}
