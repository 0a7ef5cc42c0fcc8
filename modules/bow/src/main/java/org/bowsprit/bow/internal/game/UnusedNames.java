package org.bowsprit.bow.internal.game;

import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.library.LibraryLinker;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;

/**
 * Reports variables and scripts of a game that nothing uses. Symbols with a fixed number are left
 * out, because code can use them by number.
 */
final class UnusedNames {

  private static final List<SymbolKind> KINDS =
      List.of(
          SymbolKind.VARIABLE,
          SymbolKind.BIT,
          SymbolKind.STRING,
          SymbolKind.SCRIPT,
          SymbolKind.FUNCTION);

  private final NameTable names;
  private final Diagnostics diagnostics;

  UnusedNames(NameTable names, Diagnostics diagnostics) {
    this.names = names;
    this.diagnostics = diagnostics;
  }

  /** Reports a warning for each unused name. All code must have been compiled before. */
  void report() {
    for (SymbolKind kind : KINDS) {
      names.all(kind).stream().filter(UnusedNames::isUnused).forEach(this::report);
    }
  }

  private static boolean isUnused(DeclaredSymbol symbol) {
    return !symbol.isUsed()
        && !symbol.hasFixedNumber()
        && (symbol.declaration() instanceof Declaration.Numbered
            || symbol.declaration() instanceof Declaration.Script)
        && !LibraryLinker.isLibrary(symbol.declaration().span().position().path());
  }

  private void report(DeclaredSymbol symbol) {
    Span span = symbol.declaration().span();
    diagnostics.add(
        span.warning(
            "nothing uses '%s', %s".formatted(symbol.name(), symbol.kind().description())));
  }
}
