package org.bowsprit.bow;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.format.Layout;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Source;

/**
 * Formats sources in the standard style of the language ({@code docs/language.md}). Only white
 * space, line breaks and semicolons change, so a formatted source compiles to the same bytes.
 */
public final class SourceFormatter {

  private SourceFormatter() {}

  /**
   * The result for one source.
   *
   * @param text the formatted text; empty if there are syntax errors
   * @param errors the syntax errors
   */
  public record FormattingResult(Optional<String> text, List<Diagnostic> errors) {

    /** Stores an immutable copy of {@code errors}. */
    public FormattingResult {
      errors = List.copyOf(errors);
    }
  }

  /** Returns the formatted text of a source, or its syntax errors. */
  public static FormattingResult format(SourceText text) {
    Source source = new Source(text.path(), text.text());
    Diagnostics diagnostics = new Diagnostics();
    DeclarationParser.parse(source, diagnostics);
    return diagnostics.hasErrors()
        ? new FormattingResult(Optional.empty(), diagnostics.list())
        : new FormattingResult(Optional.of(Layout.of(source)), List.of());
  }
}
