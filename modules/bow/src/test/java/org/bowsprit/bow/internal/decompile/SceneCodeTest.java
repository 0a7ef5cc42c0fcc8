package org.bowsprit.bow.internal.decompile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.internal.decompile.SceneCode.OverridePart;
import org.bowsprit.vm.code.Operand;
import org.junit.jupiter.api.Test;

/** Tests how the decompiler finds cutscenes, and the parts of a script that the player can skip. */
class SceneCodeTest {

  private static final String CUTSCENE = "40 ff ";
  private static final String END_CUTSCENE = "c0 ";
  private static final String BREAK_HERE = "80 ";
  private static final String BEGIN_OVERRIDE = "58 01 ";
  private static final String END_OVERRIDE = "58 00 ";

  /** The instruction that jumps over one {@code breakHere}. */
  private static final String JUMP_OVER_BREAK = "18 01 00 ";

  /**
   * The instruction that jumps over one {@code breakHere} unless the player has skipped the scene.
   */
  private static final String JUMP_UNLESS_SKIPPED = "a8 05 00 01 00 ";

  private static final String END = "a0";

  @Test
  void nestedCutscenesAreFound() {
    CodeMap code =
        code(CUTSCENE, BREAK_HERE, CUTSCENE, BREAK_HERE, END_CUTSCENE, END_CUTSCENE, END);

    assertThat(SceneCode.cutscene(code, 0, code.size()))
        .contains(new SceneCode(arguments(code), 1, 5, Optional.empty(), 6));
    assertThat(SceneCode.cutscene(code, 2, code.size()))
        .contains(new SceneCode(arguments(code), 3, 4, Optional.empty(), 5));
  }

  @Test
  void aCutsceneThatExceedsTheLimitIsNotFound() {
    CodeMap code = code(CUTSCENE, BREAK_HERE, END_CUTSCENE, END);

    assertThat(SceneCode.cutscene(code, 0, 2)).isEmpty();
    assertThat(SceneCode.cutscene(code, 1, code.size())).isEmpty();
  }

  @Test
  void theStatementsOfAnOverrideFollowATestForASkip() {
    CodeMap code =
        code(
            CUTSCENE,
            BEGIN_OVERRIDE,
            JUMP_OVER_BREAK,
            BREAK_HERE,
            JUMP_UNLESS_SKIPPED,
            BREAK_HERE,
            END_OVERRIDE,
            END_CUTSCENE,
            END);

    assertThat(SceneCode.at(attempt(code), 0, code.size()))
        .contains(new SceneCode(arguments(code), 3, 4, Optional.of(new OverridePart(5, 6)), 8));
  }

  @Test
  void aSkippablePartWithoutACutsceneIsFound() {
    CodeMap code = code(BEGIN_OVERRIDE, JUMP_OVER_BREAK, BREAK_HERE, END_OVERRIDE, END);

    assertThat(SceneCode.at(attempt(code), 0, code.size()))
        .contains(new SceneCode(Optional.empty(), 2, 3, Optional.of(new OverridePart(3, 3)), 4));
  }

  @Test
  void anOverrideWithoutAnEndIsNotFound() {
    CodeMap code =
        code(CUTSCENE, BEGIN_OVERRIDE, JUMP_OVER_BREAK, BREAK_HERE, BREAK_HERE, END_CUTSCENE, END);

    assertThat(SceneCode.at(attempt(code), 1, code.size())).isEmpty();
    assertThat(SceneCode.at(attempt(code), 0, code.size()))
        .contains(new SceneCode(arguments(code), 1, 5, Optional.empty(), 6));
  }

  private static Optional<Operand.Arguments> arguments(CodeMap code) {
    return Optional.of((Operand.Arguments) code.at(0).operand(0));
  }

  private static CodeMap code(String... instructions) {
    return CodeMap.of(
            HexFormat.ofDelimiter(" ").parseHex(String.join("", List.of(instructions))), 0)
        .orElseThrow();
  }

  private static Attempt attempt(CodeMap code) {
    return new Attempt(
        code,
        false,
        Optional.empty(),
        EnumSet.allOf(Idiom.class),
        SharedInformation.NONE,
        new Verifier(false, SharedInformation.NONE));
  }
}
