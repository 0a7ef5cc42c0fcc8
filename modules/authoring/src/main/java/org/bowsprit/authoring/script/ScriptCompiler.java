package org.bowsprit.authoring.script;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.authoring.script.declaration.GameDeclaration;
import org.bowsprit.authoring.script.diagnostic.Diagnostics;
import org.bowsprit.authoring.script.internal.game.GameBuilder;
import org.bowsprit.authoring.script.internal.parse.DeclarationParser;
import org.bowsprit.authoring.script.internal.source.Source;
import org.bowsprit.authoring.script.internal.tree.Declaration;

/**
 * Compiles the script language to version 5 bytecode ({@code docs/language.md}).
 *
 * <p>The same sources give the same numbers and bytes, in whatever order they are handed in. Keeps
 * nothing between two compilations.
 */
public final class ScriptCompiler {

  /**
   * Compiles all sources of a game together: names are seen from every file.
   *
   * @return the game, or what is wrong; never fails
   */
  public Compilation compile(List<SourceText> sources) {
    Diagnostics diagnostics = new Diagnostics();
    List<Declaration> declarations = new ArrayList<>();
    sources.stream()
        .sorted(Comparator.comparing(SourceText::path))
        .map(each -> new Source(each.path(), each.text()))
        .forEach(each -> declarations.addAll(DeclarationParser.parse(each, diagnostics)));
    GameDeclaration game = new GameBuilder(declarations, diagnostics).build();
    return new Compilation(
        diagnostics.hasErrors() ? Optional.empty() : Optional.of(game), diagnostics.list());
  }
}
