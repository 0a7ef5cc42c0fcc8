package org.bowsprit.vm.debug;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.api.Test;

/** Tests that the last write of each global variable is stored. */
class LastWritesTest {

  private static final int CURRENT_TICK = 7;

  private final TestWorld world =
      new TestWorld().script(2, "Var[100] = 1;\nVar[100] = 5;\nLocal[0] = 3;");
  private final LastWrites lastWrites = new LastWrites(world::vm, () -> CURRENT_TICK);

  @Test
  void theLastWriteOfAVariableIsStoredWithItsInstruction() {
    world.vm().setVariableListener(lastWrites);
    world.vm().runScript(2);
    VariableWrite lastWrite = lastWrites.lastWrite(100).orElseThrow();
    assertThat(lastWrite.before()).isEqualTo(1);
    assertThat(lastWrite.after()).isEqualTo(5);
    assertThat(lastWrite.tick()).isEqualTo(CURRENT_TICK);
    assertThat(lastWrite.by().orElseThrow().instruction().offset()).isEqualTo(5);
    assertThat(lastWrites.all())
        .as("the last writes, which contain no local variable")
        .containsOnlyKeys(100);
  }

  @Test
  void aWriteByTheEngineHasNoInstruction() {
    world.vm().setVariableListener(lastWrites);
    world.vm().variables().write(101, 2);
    assertThat(lastWrites.lastWrite(101).orElseThrow().by()).isEmpty();
  }
}
