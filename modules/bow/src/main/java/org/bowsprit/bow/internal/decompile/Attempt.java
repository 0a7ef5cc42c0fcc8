package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.bowsprit.vm.code.Op;

/**
 * An attempt to read a unit of code as statements with some idioms.
 *
 * @param code the instructions
 * @param objectCode true for entry, exit or object code
 * @param callable the declaration of the script, if other code calls it
 * @param idioms the idioms to look for
 * @param shared the information that the statements of the game share
 * @param verifier the verifier that compares the code of statements with the original
 */
record Attempt(
    CodeMap code,
    boolean objectCode,
    Optional<Callable> callable,
    Set<Idiom> idioms,
    SharedInformation shared,
    Verifier verifier) {

  boolean isFunction() {
    return callable.filter(Callable::isFunction).isPresent();
  }

  /**
   * Returns the number of parameters if the source declares its local variables; empty if it does
   * not.
   */
  OptionalInt parameters() {
    return objectCode || !idioms.contains(Idiom.VARIABLES)
        ? OptionalInt.empty()
        : OptionalInt.of(callable.map(Callable::parameters).orElseGet(code::firstSetLocal));
  }

  /**
   * Returns whether the instruction at a position can be written without {@code asm}, alone or as a
   * part of a statement.
   */
  boolean isExpressible(int position) {
    return code.op(position) == Op.JUMP_RELATIVE
        || code.op(position) == Op.END_CUTSCENE
        || verifier.isExact(code.at(position));
  }
}
