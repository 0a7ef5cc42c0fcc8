package org.bowsprit.bow.internal.decompile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests which jumps the decompiler writes as keywords, and which as goto statements. */
class JumpTargetsTest {

  private final JumpTargets targets = new JumpTargets();
  private final List<String> jumps = new ArrayList<>();

  @Test
  void aJumpOutsideOfLoopsNeedsALabel() {
    assertThat(targets.neededLabel(0x1F)).isEmpty();
    assertThat(targets.jump(0x1F)).isEqualTo("goto L001F");
    assertThat(targets.neededLabel(0x1F)).contains("L001F");
  }

  @Test
  void onlyJumpsOfTheInnermostLoopBecomeBreakOrContinue() {
    targets.loop(
        10,
        90,
        () -> {
          targets.loop(20, 40, () -> addJumps(20, 40, 10, 90));
          addJumps(10, 90);
        });

    assertThat(jumps)
        .containsExactly("continue", "break", "goto L000A", "goto L005A", "continue", "break");
  }

  @Test
  void jumpsToTheEndsOfTopicsBecomeLeaveOrBack() {
    targets.topics(
        10,
        90,
        () -> {
          addJumps(10, 90);
          targets.topics(20, 60, () -> targets.loop(30, 40, () -> addJumps(40, 60, 90, 20)));
        });

    assertThat(jumps).containsExactly("continue", "leave", "break", "back", "leave", "goto L0014");
  }

  private void addJumps(int... offsets) {
    for (int offset : offsets) {
      jumps.add(targets.jump(offset));
    }
  }
}
