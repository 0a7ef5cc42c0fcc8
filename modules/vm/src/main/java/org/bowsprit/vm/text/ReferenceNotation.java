package org.bowsprit.vm.text;

import java.util.Locale;
import java.util.Optional;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Operand.Reference;

/** Writes references, such as {@code Var[100]}, {@code VAR_EGO} and {@code Bit[5 + Local[1]]}. */
public final class ReferenceNotation {

  static final String GLOBAL = "Var";
  static final String LOCAL = "Local";
  static final String BIT = "Bit";

  /**
   * The name of a reference whose words contain meaningless bits. Its words are written in hex
   * digits.
   */
  static final String RAW = "Ref";

  private static final int NUMBER_MASK = 0x0FFF;
  private static final int BIT_NUMBER_MASK = 0x7FFF;

  private ReferenceNotation() {}

  /**
   * Returns a reference in the form of listings.
   *
   * @return text from which the assembler reads the same words. It consists of hex digits if a word
   *     contains meaningless bits (spec 05 §3)
   */
  public static String print(Reference reference) {
    return print(reference, OperandNames.NONE);
  }

  /** Returns a reference in the form of listings. Uses the names of variables that have one. */
  public static String print(Reference reference, OperandNames names) {
    int word = reference.word() & ~(reference.isIndexed() ? Reference.INDEXED_BIT : 0);
    if (canonicalWord(word) != word || !isCanonicalIndex(reference.index())) {
      return reference.isIndexed()
          ? String.format(Locale.ROOT, "Ref[%04X,%04X]", reference.word(), reference.index())
          : String.format(Locale.ROOT, "Ref[%04X]", reference.word());
    }
    if (!reference.isIndexed()) {
      return printVariable(word, names);
    }
    int index = reference.index();
    String indexText =
        (index & Reference.INDEXED_BIT) != 0
            ? printVariable(index & ~Reference.INDEXED_BIT, names)
            : Integer.toString(index);
    return element(names.variable(word).filter(name -> name.endsWith("]")), word, indexText);
  }

  /** Returns an element of an array, such as {@code table[row]} or {@code table[2 + row]}. */
  private static String element(Optional<String> firstElement, int word, String indexText) {
    if (firstElement.isEmpty()) {
      return bank(word) + "[" + number(word) + " + " + indexText + "]";
    }
    String array = firstElement.get().substring(0, firstElement.get().length() - 1);
    return array.endsWith("[0")
        ? array.substring(0, array.length() - 1) + indexText + "]"
        : array + " + " + indexText + "]";
  }

  private static boolean isCanonicalIndex(int index) {
    if (index == Reference.NOT_INDEXED) {
      return true;
    }
    if ((index & Reference.INDEXED_BIT) == 0) {
      return index <= NUMBER_MASK;
    }
    int word = index & ~Reference.INDEXED_BIT;
    return canonicalWord(word) == word;
  }

  private static String printVariable(int word, OperandNames names) {
    EngineVariable engineVariable = EngineVariable.of(word);
    return engineVariable == null
        ? names.variable(word).orElseGet(() -> bank(word) + "[" + number(word) + "]")
        : engineVariable.label();
  }

  private static String bank(int word) {
    if ((word & Reference.BIT_VARIABLE_BIT) != 0) {
      return BIT;
    }
    return (word & Reference.LOCAL_BIT) != 0 ? LOCAL : GLOBAL;
  }

  private static int number(int word) {
    return (word & Reference.BIT_VARIABLE_BIT) != 0 ? word & BIT_NUMBER_MASK : word & NUMBER_MASK;
  }

  private static int canonicalWord(int word) {
    return word(bank(word), number(word));
  }

  /** Returns the word of a variable of a bank, or −1 if there is no such bank. */
  static int word(String bank, int number) {
    return switch (bank) {
      case GLOBAL -> number;
      case LOCAL -> Reference.LOCAL_BIT | number;
      case BIT -> Reference.BIT_VARIABLE_BIT | number;
      default -> -1;
    };
  }
}
