package org.bowsprit.playtest.internal.check;

import java.util.Optional;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;

/**
 * Finds the parts of a script that are for another language than the played language. These are
 * branches after a comparison of the language's variable with a number.
 */
final class LanguageBranches {

  private final Optional<PlayedLanguage> language;
  private int playedBranchEnd = -1;
  private int otherLanguagesStart = -1;
  private int otherLanguagesEnd = -1;

  /** Prepares the search in one script. */
  LanguageBranches(Optional<PlayedLanguage> language) {
    this.language = language;
  }

  /**
   * Returns whether an instruction is for another language. Must be called for each instruction of
   * the script in order.
   */
  boolean isForAnother(Instruction instruction) {
    if (isComparison(instruction)) {
      int value = ((Operand.Literal) instruction.operand(1)).value();
      if (value == language.get().value()) {
        playedBranchEnd = instruction.target();
      } else if (!isInOtherLanguages(instruction)) {
        otherLanguagesStart = instruction.nextOffset();
        otherLanguagesEnd = instruction.target();
      }
    } else if (instruction.op() == Op.JUMP_RELATIVE
        && instruction.nextOffset() == playedBranchEnd) {
      // The branch of the played language ends with a jump over the branches of the other
      // languages.
      otherLanguagesStart = playedBranchEnd;
      otherLanguagesEnd = instruction.target();
    }
    return isInOtherLanguages(instruction);
  }

  private boolean isComparison(Instruction instruction) {
    return language.isPresent()
        && instruction.op() == Op.IS_EQUAL
        && instruction.operand(0) instanceof Operand.Reference left
        && left.word() == language.get().variable()
        && instruction.operand(1) instanceof Operand.Literal;
  }

  private boolean isInOtherLanguages(Instruction instruction) {
    return instruction.offset() >= otherLanguagesStart && instruction.offset() < otherLanguagesEnd;
  }
}
