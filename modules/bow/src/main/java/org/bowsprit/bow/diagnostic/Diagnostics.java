package org.bowsprit.bow.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects the errors and warnings of sources. Only the first diagnostic at each position is kept,
 * because later ones often follow from it.
 */
public final class Diagnostics {

  private final List<Diagnostic> list = new ArrayList<>();
  private final Set<SourcePosition> places = new HashSet<>();
  private boolean failed;

  /** Adds a diagnostic, unless there is already one at its position. */
  public void add(Diagnostic diagnostic) {
    if (places.add(diagnostic.at())) {
      list.add(diagnostic);
      failed |= diagnostic.severity() == Diagnostic.Severity.ERROR;
    }
  }

  /** Returns whether there was an error. */
  public boolean hasErrors() {
    return failed;
  }

  /** Returns all diagnostics so far in the order of files, lines and columns. */
  public List<Diagnostic> list() {
    return list.stream().sorted(Comparator.comparing(Diagnostic::at)).toList();
  }
}
