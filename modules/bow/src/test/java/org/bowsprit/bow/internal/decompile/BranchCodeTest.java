package org.bowsprit.bow.internal.decompile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests how the decompiler finds the statements of an if statement and of its else branch. */
class BranchCodeTest {

  /**
   * The code consists of a test that jumps to 0009, {@code breakHere}, a jump to 000A, {@code
   * breakHere}, and the end of the script.
   */
  private final CodeMap code =
      CodeMap.of(HexFormat.ofDelimiter(" ").parseHex("28 64 00 04 00 80 18 01 00 80 a0"), 0)
          .orElseThrow();

  private final Condition condition = new Condition("Var[100]", 1, 3, List.of());
  private final JumpTargets targets = new JumpTargets();

  @Test
  void aJumpOverTheElseStatementsBelongsToTheIfStatement() {
    BranchCode branch = BranchCode.of(code, condition, 5, targets);

    assertThat(branch).isEqualTo(new BranchCode(condition, 2, 3, 4));
    assertThat(branch.hasAlternative()).isTrue();
  }

  @Test
  void aJumpBeyondTheLimitIsNotAnAlternative() {
    BranchCode branch = BranchCode.of(code, condition, 3, targets);

    assertThat(branch).isEqualTo(new BranchCode(condition, 3, 3, 3));
    assertThat(branch.hasAlternative()).isFalse();
  }

  @Test
  void aJumpToTheEndOfALoopIsNotAnAlternative() {
    targets.loop(
        0,
        0x0A,
        () ->
            assertThat(BranchCode.of(code, condition, 5, targets))
                .isEqualTo(new BranchCode(condition, 3, 3, 3)));
  }
}
