package org.bowsprit.vm.debug;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.api.Test;

class LastWritesTest {

  private static final int TICK = 7;

  private final TestWorld world =
      new TestWorld().script(2, "Var[100] = 1;\nVar[100] = 5;\nLocal[0] = 3;");
  private final LastWrites writes = new LastWrites(world::vm, () -> TICK);

  @Test
  void theLastWriteOfAVariableIsStoredWithItsInstruction() {
    world.vm().setVariableListener(writes);
    world.vm().runScript(2);
    VariableWrite last = writes.lastWrite(100).orElseThrow();
    assertThat(last.before()).isEqualTo(1);
    assertThat(last.after()).isEqualTo(5);
    assertThat(last.tick()).isEqualTo(TICK);
    assertThat(last.by().orElseThrow().instruction().offset()).isEqualTo(5);
    assertThat(writes.all()).as("no local variable").containsOnlyKeys(100);
  }

  @Test
  void aWriteOfTheEngineHasNoInstruction() {
    world.vm().setVariableListener(writes);
    world.vm().variables().write(101, 2);
    assertThat(writes.lastWrite(101).orElseThrow().by()).isEmpty();
  }
}
