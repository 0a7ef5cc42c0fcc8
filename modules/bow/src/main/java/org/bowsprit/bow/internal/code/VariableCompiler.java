package org.bowsprit.bow.internal.code;

import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/** Compiles variables and elements of arrays to references (spec 06 §1.1). */
final class VariableCompiler {

  /**
   * The banks of unnamed variables. For each bank: its bit in a reference, and its highest variable
   * number.
   */
  private static final Map<String, int[]> BANKS =
      Map.of(
          "Var", new int[] {0, 0xFFF},
          "Bit", new int[] {Reference.BIT_VARIABLE_BIT, 0x1FFF},
          "Local", new int[] {Reference.LOCAL_BIT, LocalSlots.COUNT - 1});

  private static final Pattern UNNAMED_VARIABLE = Pattern.compile("(Var|Bit|Local)\\[(\\d{1,4})]");

  private final Compilers compilers;
  private final ScriptUnit unit;

  VariableCompiler(Compilers compilers) {
    this.compilers = compilers;
    this.unit = compilers.unit();
  }

  /** Returns the reference word of a variable, or of the first element of an array. */
  static int word(DeclaredSymbol symbol) {
    return switch (symbol.kind()) {
      case BIT -> Reference.BIT_VARIABLE_BIT | symbol.number();
      case LOCAL -> Reference.LOCAL_BIT | symbol.number();
      default -> symbol.number();
    };
  }

  /** Returns the reference word of an unnamed variable such as {@code Var[100]}, or −1. */
  static int unnamedVariableWord(String text) {
    Matcher matcher = UNNAMED_VARIABLE.matcher(text);
    if (!matcher.matches()) {
      return -1;
    }
    int[] bank = BANKS.get(matcher.group(1));
    int number = Integer.parseInt(matcher.group(2));
    return number > bank[1] ? -1 : bank[0] | number;
  }

  /** Returns the reference of a symbol. */
  static Reference reference(DeclaredSymbol symbol) {
    return new Reference(word(symbol), Reference.NOT_INDEXED);
  }

  /** Returns whether an expression is an element of a string resource. */
  boolean isStringCharacter(Expression expression) {
    if (!(expression instanceof Expression.Element element)) {
      return false;
    }
    DeclaredSymbol symbol = unit.find(element.array());
    return symbol != null && symbol.kind() == SymbolKind.STRING;
  }

  /**
   * Returns the reference of an expression that must be a variable. If it is not, reports an error
   * and returns a temporary variable.
   */
  Reference variable(Expression expression) {
    if (expression instanceof Expression.Name name) {
      DeclaredSymbol symbol = unit.resolveVariable(name);
      if (symbol == null) {
        return unit.slots().temporary();
      }
      if (symbol.kind().isVariable()) {
        return scalarReference(symbol, name.span());
      }
      unit.reportMismatch(name, symbol, "a variable");
    } else if (expression instanceof Expression.Element element) {
      return element(element);
    } else {
      unit.error(expression.span(), "expected a variable");
    }
    return unit.slots().temporary();
  }

  /** Returns the reference of a variable that is not an array. */
  Reference scalarReference(DeclaredSymbol symbol, Span span) {
    if (symbol.size() > 1) {
      unit.error(span, "expected an index in square brackets: '" + symbol.name() + "' is an array");
    }
    return reference(symbol);
  }

  Reference element(Expression.Element element) {
    Expression.Name array = element.array();
    DeclaredSymbol symbol = unit.find(array);
    int[] bank = array.room().isEmpty() && symbol == null ? BANKS.get(array.name()) : null;
    if (bank != null) {
      if (bank[0] == Reference.LOCAL_BIT) {
        unit.useNumberedLocals();
      }
      return indexed(bank[0], bank[1] + 1, element);
    }
    symbol = unit.resolve(array);
    if (symbol == null) {
      return unit.slots().temporary();
    }
    if (!symbol.kind().isVariable() || symbol.size() == 1) {
      unit.reportMismatch(array, symbol, "an array");
      return unit.slots().temporary();
    }
    return indexed(word(symbol), symbol.size(), element);
  }

  private Reference indexed(int word, int size, Expression.Element element) {
    OptionalInt constant = unit.constant(element.index());
    if (constant.isPresent()) {
      int index = constant.getAsInt();
      if (index < 0 || index >= size) {
        unit.error(
            element.index().span(),
            "expected an index from 0 to %s, found %s".formatted(size - 1, index));
        index = 0;
      }
      return new Reference(word + index, Reference.NOT_INDEXED);
    }
    Expression index = element.index();
    int constantOffset = 0;
    if (index instanceof Expression.Binary sum && sum.operator().equals("+")) {
      OptionalInt left = unit.constant(sum.left());
      OptionalInt right = unit.constant(sum.right());
      OptionalInt offset = left.isPresent() ? left : right;
      if (offset.isPresent() && offset.getAsInt() >= 0 && offset.getAsInt() < size) {
        constantOffset = offset.getAsInt();
        index = left.isPresent() ? sum.right() : sum.left();
      }
    }
    return new Reference(
        (word + constantOffset) | Reference.INDEXED_BIT,
        indexVariable(index).word() | Reference.INDEXED_BIT);
  }

  private Reference indexVariable(Expression index) {
    Operand value = compilers.values().value(index);
    if (value instanceof Reference reference && !reference.isIndexed()) {
      return reference;
    }
    Reference temporary = unit.slots().temporary();
    compilers.values().move(temporary, value);
    return temporary;
  }
}
