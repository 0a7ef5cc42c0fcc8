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
 * The bits that store which lines of choices were chosen. A bit is named after the text of its
 * line, so it keeps its value if the game is built again while it is played.
 */
public final class ChosenLineBits {

  private final NameTable names;
  private final Numbering numbering;
  private final IdentityHashMap<Statement.Line, DeclaredSymbol> bits = new IdentityHashMap<>();

  /** Creates an empty collection of bits. */
  public ChosenLineBits(NameTable names, Numbering numbering) {
    this.names = names;
    this.numbering = numbering;
  }

  /** Creates the bits for which the sources give a number. */
  public void createNumberedBits(List<Declaration> declarations) {
    declarations.stream()
        .flatMap(Declaration::bodies)
        .flatMap(Statement::all)
        .flatMap(each -> each.lines().stream())
        .forEach(this::createNumberedBits);
  }

  private void createNumberedBits(Statement.Line line) {
    line.bit()
        .ifPresent(
            number ->
                bits.put(line, numbering.createInternal(SymbolKind.BIT, freeName(line), number)));
  }

  /** Returns the bit of a line. Creates it if the sources give no number. */
  DeclaredSymbol bitOf(Statement.Line line) {
    DeclaredSymbol bit = bits.get(line);
    return bit == null ? numbering.createInternal(SymbolKind.BIT, freeName(line), "") : bit;
  }

  /** Returns a name with the text of a line. Adds a number if another line has the same text. */
  private String freeName(Statement.Line line) {
    String name = "$once " + line.text().versions().get(0).text();
    String free = name;
    for (int i = 2; names.declared("", free) != null; i++) {
      free = name + " " + i;
    }
    return free;
  }
}
