package org.bowsprit.bow.internal.decompile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.vm.code.Operand.Reference;
import org.junit.jupiter.api.Test;

class AwaitedEndTest {

  /**
   * The code asks whether script 9 runs, jumps to 000D if it does not run, breaks, and jumps back
   * to the question.
   */
  private static final String WAIT = "68 00 40 09 a8 00 40 04 00 80 18 f3 ff ";

  private static final String END = "a0";
  private static final int LENGTH = 4;

  @Test
  void theWaitForAScriptIsOneStatement() {
    Attempt attempt = attempt(WAIT + END, EnumSet.allOf(Idiom.class));

    assertThat(AwaitedEnd.at(attempt, 0, LENGTH))
        .contains(
            new AwaitedEnd(
                attempt.code().at(0), new Reference(Reference.LOCAL, Reference.NOT_INDEXED), 4));
  }

  @Test
  void itEndsBeforeTheLimit() {
    assertThat(AwaitedEnd.at(attempt(WAIT + END, EnumSet.allOf(Idiom.class)), 0, LENGTH - 1))
        .isEmpty();
  }

  @Test
  void itIsNotSoughtWithoutTheIdiom() {
    assertThat(AwaitedEnd.at(attempt(WAIT + END, EnumSet.of(Idiom.SPOKEN_LINE)), 0, LENGTH))
        .isEmpty();
  }

  @Test
  void anAnswerInAGlobalVariableIsKept() {
    String global = WAIT.replace("00 40", "64 00");

    assertThat(AwaitedEnd.at(attempt(global + END, EnumSet.allOf(Idiom.class)), 0, LENGTH))
        .isEmpty();
  }

  @Test
  void aJumpToItsBreakNeedsALabelInTheMiddle() {
    String jumpTo0009 = "18 f9 ff ";

    assertThat(
            AwaitedEnd.at(attempt(WAIT + jumpTo0009 + END, EnumSet.allOf(Idiom.class)), 0, LENGTH))
        .isEmpty();
  }

  private static Attempt attempt(String code, Set<Idiom> idioms) {
    return new Attempt(
        CodeMap.of(HexFormat.ofDelimiter(" ").parseHex(code), 0).orElseThrow(),
        false,
        Optional.empty(),
        idioms,
        Shared.NONE,
        new Verifier(false, Shared.NONE));
  }
}
