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
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The local variables of a script: named ones by block, and nameless ones that hold what a
 * statement works out on the way. Blocks beside each other share theirs.
 */
final class LocalSlots {

  /** Local variables of a script (spec 05 §1). */
  static final int COUNT = 25;

  private final IntSupplier mark;
  private final Deque<Map<String, DeclaredSymbol>> blocks = new ArrayDeque<>();
  private final List<Scope> scopes = new ArrayList<>();
  private int next;
  private int most;

  /**
   * Makes slots that are all free.
   *
   * @param mark places a label where the code is now, and returns it
   */
  LocalSlots(IntSupplier mark) {
    this.mark = mark;
  }

  /** Where in the code a name means a variable. */
  static final class Scope {

    private final DeclaredSymbol variable;
    private final int begin;
    private int end;

    private Scope(DeclaredSymbol variable, int begin) {
      this.variable = variable;
      this.begin = begin;
    }

    DeclaredSymbol variable() {
      return variable;
    }

    /** Returns the label where the name begins to mean it. */
    int begin() {
      return begin;
    }

    /** Returns the label where it ends to; 0 for the end of the code. */
    int end() {
      return end;
    }
  }

  /** Returns where which name means what, in the order of the source. */
  List<Scope> scopes() {
    return List.copyOf(scopes);
  }

  /** Begins a block. */
  void open() {
    blocks.push(new HashMap<>());
  }

  /** Ends a block: its variables are free again. */
  void close(int marked) {
    Collection<DeclaredSymbol> gone = blocks.pop().values();
    if (!gone.isEmpty()) {
      int end = mark.getAsInt();
      scopes.stream().filter(each -> gone.contains(each.variable)).forEach(each -> each.end = end);
    }
    release(marked);
  }

  /** Returns a variable by its name, that of the innermost block first; null without. */
  DeclaredSymbol find(String name) {
    for (Map<String, DeclaredSymbol> block : blocks) {
      DeclaredSymbol found = block.get(name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Makes a named variable in the innermost block; null if that has one of the name. */
  DeclaredSymbol declare(String name, int size) {
    if (blocks.getFirst().containsKey(name)) {
      return null;
    }
    DeclaredSymbol symbol = DeclaredSymbol.local(name, take(size), size);
    blocks.getFirst().put(name, symbol);
    scopes.add(new Scope(symbol, mark.getAsInt()));
    return symbol;
  }

  /** Makes a nameless variable. */
  Reference temporary() {
    return new Reference(Reference.LOCAL | take(1), Reference.NOT_INDEXED);
  }

  private int take(int size) {
    int first = next;
    next += size;
    most = Math.max(most, next);
    return Math.min(first, COUNT - 1);
  }

  /** Returns a mark for {@link #release}. */
  int mark() {
    return next;
  }

  /** Frees what was taken since a mark. */
  void release(int marked) {
    next = marked;
  }

  /** Returns how many were in use at once. */
  int most() {
    return most;
  }

  /** Returns all names. */
  Collection<String> names() {
    List<String> names = new ArrayList<>();
    blocks.forEach(block -> names.addAll(block.keySet()));
    return names;
  }
}
