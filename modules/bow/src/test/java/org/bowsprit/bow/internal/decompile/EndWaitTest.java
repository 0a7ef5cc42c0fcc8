package org.bowsprit.bow.internal.decompile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.vm.code.Operand.Reference;
import org.junit.jupiter.api.Test;

class EndWaitTest {

  /**
   * The code asks whether script 9 runs, jumps to 000D if it does not run, breaks, and jumps back
   * to the question.
   */
  private static final String WAIT = "68 00 40 09 a8 00 40 04 00 80 18 f3 ff ";

  private static final String END = "a0";
  private static final int WAIT_INSTRUCTIONS = 4;

  @Test
  void theWaitForAScriptIsFound() {
    Attempt attempt = attempt(WAIT + END, EnumSet.allOf(Idiom.class));

    assertThat(EndWait.at(attempt, 0, WAIT_INSTRUCTIONS))
        .contains(
            new EndWait(
                attempt.code().at(0),
                new Reference(Reference.LOCAL_BIT, Reference.NOT_INDEXED),
                4));
  }

  @Test
  void aWaitThatExceedsTheLimitIsNotFound() {
    assertThat(
            EndWait.at(attempt(WAIT + END, EnumSet.allOf(Idiom.class)), 0, WAIT_INSTRUCTIONS - 1))
        .isEmpty();
  }

  @Test
  void aWaitIsNotFoundWithoutTheIdiom() {
    assertThat(EndWait.at(attempt(WAIT + END, EnumSet.of(Idiom.SPOKEN_LINE)), 0, WAIT_INSTRUCTIONS))
        .isEmpty();
  }

  @Test
  void aWaitWithAGlobalVariableIsNotFound() {
    String global = WAIT.replace("00 40", "64 00");

    assertThat(EndWait.at(attempt(global + END, EnumSet.allOf(Idiom.class)), 0, WAIT_INSTRUCTIONS))
        .isEmpty();
  }

  @Test
  void aWaitWithAJumpIntoItsMiddleIsNotFound() {
    String jumpTo0009 = "18 f9 ff ";

    assertThat(
            EndWait.at(
                attempt(WAIT + jumpTo0009 + END, EnumSet.allOf(Idiom.class)), 0, WAIT_INSTRUCTIONS))
        .isEmpty();
  }

  private static Attempt attempt(String code, Set<Idiom> idioms) {
    return new Attempt(
        CodeMap.of(HexFormat.ofDelimiter(" ").parseHex(code), 0).orElseThrow(),
        false,
        Optional.empty(),
        idioms,
        SharedInformation.NONE,
        new Verifier(false, SharedInformation.NONE));
  }
}
