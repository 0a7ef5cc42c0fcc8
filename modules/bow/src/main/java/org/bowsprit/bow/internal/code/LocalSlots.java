package org.bowsprit.bow.internal.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The local variables of a script. Named variables belong to blocks; unnamed variables contain
 * intermediate results. Sibling blocks share slots.
 */
final class LocalSlots {

  /** The number of local variables of a script (spec 05 §1). */
  static final int COUNT = 25;

  private final IntSupplier placeLabel;
  private final Deque<Map<String, DeclaredSymbol>> blocks = new ArrayDeque<>();
  private final List<Scope> scopes = new ArrayList<>();
  private int nextFree;
  private int maxUsedCount;

  /**
   * Creates the slots; all are free.
   *
   * @param labelPlacer places a label at the current position of the code and returns it
   */
  LocalSlots(IntSupplier labelPlacer) {
    this.placeLabel = labelPlacer;
  }

  /** The range of code in which a name refers to a variable. */
  static final class Scope {

    private final DeclaredSymbol variable;
    private final int begin;
    private final boolean isParameter;
    private int end;

    private Scope(DeclaredSymbol variable, int begin, boolean isParameter) {
      this.variable = variable;
      this.begin = begin;
      this.isParameter = isParameter;
    }

    boolean isParameter() {
      return isParameter;
    }

    DeclaredSymbol variable() {
      return variable;
    }

    /** Returns the label at the start of the range. */
    int begin() {
      return begin;
    }

    /** Returns the label at the end of the range; 0 for the end of the code. */
    int end() {
      return end;
    }
  }

  /** Returns the scopes of all names in the order of the source. */
  List<Scope> scopes() {
    return List.copyOf(scopes);
  }

  /** Begins a block. */
  void open() {
    blocks.push(new HashMap<>());
  }

  /** Ends a block and frees its variables. */
  void close(int allocationMark) {
    Collection<DeclaredSymbol> closed = blocks.pop().values();
    if (!closed.isEmpty()) {
      int end = placeLabel.getAsInt();
      scopes.stream()
          .filter(each -> closed.contains(each.variable))
          .forEach(each -> each.end = end);
    }
    release(allocationMark);
  }

  /** Returns the variable with a name from the innermost block that declares the name, or null. */
  DeclaredSymbol find(String name) {
    for (Map<String, DeclaredSymbol> block : blocks) {
      DeclaredSymbol symbol = block.get(name);
      if (symbol != null) {
        return symbol;
      }
    }
    return null;
  }

  /**
   * Creates a named variable in the innermost block. Returns null if the block already has the
   * name.
   */
  DeclaredSymbol declare(String name, int size, Span span, boolean isParameter) {
    if (blocks.getFirst().containsKey(name)) {
      return null;
    }
    DeclaredSymbol symbol = DeclaredSymbol.local(name, allocate(size), size, span);
    blocks.getFirst().put(name, symbol);
    scopes.add(new Scope(symbol, placeLabel.getAsInt(), isParameter));
    return symbol;
  }

  /** Allocates an unnamed variable. */
  Reference temporary() {
    return new Reference(Reference.LOCAL_BIT | allocate(1), Reference.NOT_INDEXED);
  }

  private int allocate(int size) {
    int first = nextFree;
    nextFree += size;
    maxUsedCount = Math.max(maxUsedCount, nextFree);
    return Math.min(first, COUNT - 1);
  }

  /** Returns a mark for {@link #release}. */
  int mark() {
    return nextFree;
  }

  /** Frees the variables that were allocated since a mark. */
  void release(int marked) {
    nextFree = marked;
  }

  /** Returns the maximum number of variables in use at the same time. */
  int maxUsed() {
    return maxUsedCount;
  }

  /** Returns all names. */
  Collection<String> names() {
    List<String> names = new ArrayList<>();
    blocks.forEach(block -> names.addAll(block.keySet()));
    return names;
  }
}
