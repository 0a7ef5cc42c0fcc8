package org.bowsprit.bow.internal.decompile;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The local variables at the position that is being written. They are the variables that the source
 * declares, and the temporary variables in which the compiler stores results.
 */
final class LocalVariables {

  private final OptionalInt parameters;
  private final Map<Integer, String> names;

  /** The number of variables that are declared. They have the first numbers. */
  private int declared;

  private OptionalInt firstTemporary = OptionalInt.empty();

  /**
   * Creates the variables at the beginning of a script or handler.
   *
   * @param parameters the number of parameters; empty if the source does not declare local
   *     variables
   * @param names the names of variables; the names of other variables contain their numbers
   */
  LocalVariables(OptionalInt parameters, Map<Integer, String> names) {
    this.parameters = parameters;
    this.names = names;
    this.declared = parameters.orElse(0);
  }

  static boolean isLocal(Operand operand) {
    return operand instanceof Reference reference
        && (reference.word() & Reference.LOCAL_BIT) != 0
        && !reference.isIndexed();
  }

  /** Returns the name of a variable; empty if the source does not declare the variable. */
  Optional<String> name(Reference variable) {
    boolean isDeclared =
        isLocal(variable)
            && (variable.word() & Reference.BIT_VARIABLE_BIT) == 0
            && number(variable) < declared;
    return isDeclared ? Optional.of(Body.local(number(variable), names)) : Optional.empty();
  }

  /** Returns a statement as a declaration if it is the first to set the next local variable. */
  String asDeclaration(String statement) {
    String first = "Local[" + declared + "] = ";
    if (parameters.isEmpty() || !statement.startsWith(first)) {
      return statement;
    }
    String name = Body.local(declared, names);
    declared++;
    return "var " + name + " = " + statement.substring(first.length());
  }

  /**
   * Runs code that writes a block. Variables that the block declares are no longer declared after
   * the block.
   */
  void block(Runnable statements) {
    int declaredBefore = declared;
    statements.run();
    declared = declaredBefore;
  }

  /** Records that the compiler must use a variable as a temporary variable. */
  void noteTemporary(Reference variable) {
    int number = number(variable);
    firstTemporary = OptionalInt.of(Math.min(number, firstTemporary.orElse(number)));
  }

  /** Returns the number of parameters for which the compiler uses the same temporary variables. */
  int parameters() {
    return parameters.orElseGet(() -> firstTemporary.orElse(0));
  }

  private static int number(Reference variable) {
    return variable.word() & ~Reference.LOCAL_BIT;
  }
}
