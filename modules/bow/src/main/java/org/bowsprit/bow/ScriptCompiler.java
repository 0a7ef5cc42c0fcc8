package org.bowsprit.bow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.game.GameDeclarationBuilder;
import org.bowsprit.bow.internal.library.LibraryLinker;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.tree.Declaration;

/**
 * Compiles the script language to version 5 bytecode ({@code docs/language.md}).
 *
 * <p>The same sources give the same numbers and bytes, whatever their order in the list. The
 * compiler keeps no state between compilations.
 */
public final class ScriptCompiler {

  /**
   * Compiles all sources of a game together; names are visible in every file. The sources can
   * include the source of the interface that the game uses, with translated texts.
   *
   * @return the game, or the errors; never null
   */
  public Compilation compile(List<SourceText> sources) {
    Diagnostics diagnostics = new Diagnostics();
    List<Declaration> declarations = new ArrayList<>();
    List<Source> all =
        sources.stream()
            .sorted(Comparator.comparing(SourceText::path))
            .map(each -> new Source(each.path(), each.text()))
            .toList();
    all.stream()
        .filter(each -> !LibraryLinker.isLibrary(each.path()))
        .forEach(each -> declarations.addAll(DeclarationParser.parse(each, diagnostics)));
    Optional<Source> translated =
        all.stream().filter(each -> LibraryLinker.isLibrary(each.path())).findFirst();
    List<Declaration> linked = new LibraryLinker(declarations, translated, diagnostics).link();
    GameDeclaration game = new GameDeclarationBuilder(linked, diagnostics).build();
    return new Compilation(
        diagnostics.hasErrors() ? Optional.empty() : Optional.of(game), shown(diagnostics.list()));
  }

  /** Removes the errors in an interface that only follow from errors in the game. */
  private static List<Diagnostic> shown(List<Diagnostic> all) {
    List<Diagnostic> own =
        all.stream().filter(each -> !LibraryLinker.isLibrary(each.at().path())).toList();
    return own.stream().anyMatch(each -> each.severity() == Diagnostic.Severity.ERROR) ? own : all;
  }
}
