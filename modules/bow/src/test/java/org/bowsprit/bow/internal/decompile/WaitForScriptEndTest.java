package org.bowsprit.bow.internal.decompile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.vm.code.Operand.Reference;
import org.junit.jupiter.api.Test;

/** Tests how the decompiler finds the code that waits until a script has ended. */
class WaitForScriptEndTest {

  /**
   * The code tests whether script 9 is running and jumps to 000D if not. Otherwise it yields for
   * one frame ({@code breakHere}) and jumps back to the test.
   */
  private static final String WAIT_CODE = "68 00 40 09 a8 00 40 04 00 80 18 f3 ff ";

  private static final String END_CODE = "a0";
  private static final int WAIT_INSTRUCTION_COUNT = 4;

  @Test
  void aWaitForTheEndOfAScriptIsFound() {
    Attempt attempt = attempt(WAIT_CODE + END_CODE, EnumSet.allOf(Idiom.class));

    assertThat(EndWait.at(attempt, 0, WAIT_INSTRUCTION_COUNT))
        .contains(
            new EndWait(
                attempt.code().at(0),
                new Reference(Reference.LOCAL_BIT, Reference.NOT_INDEXED),
                4));
  }

  @Test
  void aWaitThatExceedsTheLimitIsNotFound() {
    assertThat(
            EndWait.at(
                attempt(WAIT_CODE + END_CODE, EnumSet.allOf(Idiom.class)),
                0,
                WAIT_INSTRUCTION_COUNT - 1))
        .isEmpty();
  }

  @Test
  void aWaitIsNotFoundIfTheIdiomIsDisabled() {
    assertThat(
            EndWait.at(
                attempt(WAIT_CODE + END_CODE, EnumSet.of(Idiom.SPOKEN_LINE)),
                0,
                WAIT_INSTRUCTION_COUNT))
        .isEmpty();
  }

  @Test
  void aWaitWithAGlobalVariableIsNotFound() {
    String waitWithGlobalVariable = WAIT_CODE.replace("00 40", "64 00");

    assertThat(
            EndWait.at(
                attempt(waitWithGlobalVariable + END_CODE, EnumSet.allOf(Idiom.class)),
                0,
                WAIT_INSTRUCTION_COUNT))
        .isEmpty();
  }

  @Test
  void aWaitWithAJumpIntoItsMiddleIsNotFound() {
    String jumpTo0009 = "18 f9 ff ";

    assertThat(
            EndWait.at(
                attempt(WAIT_CODE + jumpTo0009 + END_CODE, EnumSet.allOf(Idiom.class)),
                0,
                WAIT_INSTRUCTION_COUNT))
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
