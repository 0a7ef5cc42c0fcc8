package org.bowsprit.bow.internal.code;

import java.util.IdentityHashMap;
import java.util.List;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.name.Numbering;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Statement;

/**
 * The bits that store which lines were chosen. The name of a bit is the text of its line, so the
 * bit keeps its value if the game is built again while it is played.
 */
public final class OnceBits {

  private final NameTable names;
  private final Numbering numbering;
  private final IdentityHashMap<Statement.Line, DeclaredSymbol> numbered = new IdentityHashMap<>();

  /** Creates an empty collection of bits. */
  public OnceBits(NameTable names, Numbering numbering) {
    this.names = names;
    this.numbering = numbering;
  }

  /** Creates the bits for which the sources give a number. */
  public void number(List<Declaration> declarations) {
    declarations.stream()
        .flatMap(Declaration::bodies)
        .flatMap(Statement::all)
        .flatMap(each -> each.lines().stream())
        .forEach(this::number);
  }

  private void number(Statement.Line line) {
    line.bit()
        .ifPresent(
            number -> numbered.put(line, numbering.hidden(SymbolKind.BIT, freeName(line), number)));
  }

  /** Returns the bit of a line. */
  DeclaredSymbol of(Statement.Line line) {
    DeclaredSymbol known = numbered.get(line);
    return known == null ? numbering.hidden(SymbolKind.BIT, freeName(line), "") : known;
  }

  /** Returns the text of a line, with a number if other lines have the same text. */
  private String freeName(Statement.Line line) {
    String name = "$once " + line.text().versions().get(0).text();
    String free = name;
    for (int i = 2; names.declared("", free) != null; i++) {
      free = name + " " + i;
    }
    return free;
  }
}
