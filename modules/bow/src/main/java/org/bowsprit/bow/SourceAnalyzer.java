package org.bowsprit.bow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
 * Compiles the sources of a game repeatedly, and parses only the sources that have changed. The
 * result is the same as the result of {@link ScriptCompiler}.
 */
public final class SourceAnalyzer {

  private Map<SourceText, ParsedSource> parsed = new HashMap<>();

  /** The declarations and the syntax errors of a source. */
  private record ParsedSource(List<Declaration> declarations, List<Diagnostic> diagnostics) {

    static ParsedSource of(SourceText text) {
      Diagnostics diagnostics = new Diagnostics();
      Source source = new Source(text.path(), text.text());
      return new ParsedSource(DeclarationParser.parse(source, diagnostics), diagnostics.list());
    }
  }

  /**
   * Compiles all sources of a game together. The sources can include the source of the interface
   * that the game uses, with translated texts.
   */
  public Analysis analyze(List<SourceText> sources) {
    List<SourceText> sorted =
        sources.stream().sorted(Comparator.comparing(SourceText::path)).toList();
    Diagnostics diagnostics = new Diagnostics();
    List<Declaration> declarations = new ArrayList<>();
    for (ParsedSource each : parseChanged(sorted)) {
      declarations.addAll(each.declarations());
      each.diagnostics().forEach(diagnostics::add);
    }
    Optional<Source> translated =
        sorted.stream()
            .filter(each -> LibraryLinker.isLibrary(each.path()))
            .findFirst()
            .map(each -> new Source(each.path(), each.text()));
    List<Declaration> linked = new LibraryLinker(declarations, translated, diagnostics).link();
    GameDeclarationBuilder builder = new GameDeclarationBuilder(linked, diagnostics);
    GameDeclaration game = builder.build();
    Compilation compilation =
        new Compilation(
            diagnostics.hasErrors() ? Optional.empty() : Optional.of(game),
            relevantDiagnostics(diagnostics.list()));
    return new Analysis(compilation, linked, builder.uses());
  }

  /**
   * Returns the parsed sources of a game. Parses only the sources that have changed since the last
   * call.
   */
  private List<ParsedSource> parseChanged(List<SourceText> sources) {
    Map<SourceText, ParsedSource> current = new HashMap<>();
    List<ParsedSource> all = new ArrayList<>();
    for (SourceText each : sources) {
      if (!LibraryLinker.isLibrary(each.path())) {
        ParsedSource cached = parsed.get(each);
        all.add(cached == null ? ParsedSource.of(each) : cached);
        current.put(each, all.get(all.size() - 1));
      }
    }
    parsed = current;
    return all;
  }

  /**
   * Returns the diagnostics for the author. If the game has errors, diagnostics in an interface are
   * left out, because errors in the game can cause them.
   */
  private static List<Diagnostic> relevantDiagnostics(List<Diagnostic> all) {
    List<Diagnostic> gameDiagnostics =
        all.stream().filter(each -> !LibraryLinker.isLibrary(each.at().path())).toList();
    return gameDiagnostics.stream().anyMatch(each -> each.severity() == Diagnostic.Severity.ERROR)
        ? gameDiagnostics
        : all;
  }
}
