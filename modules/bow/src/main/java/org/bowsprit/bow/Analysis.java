package org.bowsprit.bow;

import java.util.List;
import org.bowsprit.bow.internal.name.NameUses;
import org.bowsprit.bow.internal.tree.Declaration;

/** The compiler's knowledge about the sources of a game, for editors. */
public final class Analysis {

  private final Compilation compilation;
  private final List<Declaration> declarations;
  private final NameUses uses;

  Analysis(Compilation compilation, List<Declaration> declarations, NameUses uses) {
    this.compilation = compilation;
    this.declarations = declarations;
    this.uses = uses;
  }

  /** Returns the result of the compilation: the game or the errors. */
  public Compilation compilation() {
    return compilation;
  }

  /**
   * Returns the names that the sources declare outside script bodies, and the names that the
   * interface of the game declares. Declarations with syntax errors are omitted.
   */
  public List<DeclaredName> names() {
    return DeclaredNames.of(declarations);
  }

  /**
   * Returns the positions at which the sources use declared names, and at which scripts declare
   * local variables. Names that every game has, such as {@code ego}, are not included.
   */
  public List<NameUse> uses() {
    return uses.all().stream()
        .filter(each -> each.symbol().span().isPresent())
        .map(
            each ->
                new NameUse(
                    each.symbol().name(),
                    each.symbol().kind().description(),
                    each.span().position(),
                    each.symbol().span().orElseThrow().position()))
        .toList();
  }
}
