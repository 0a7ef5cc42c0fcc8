package org.bowsprit.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests that no two callers of a pool get the same workspace at the same time. */
class WorkspacePoolTest {

  @Test
  void aReturnedWorkspaceIsReusedOnlyOnce() {
    WorkspacePool<Object> pool = new WorkspacePool<>(Object::new);
    Object first = pool.take();
    Object second = pool.take();
    assertThat(second).isNotSameAs(first);
    pool.giveBack(first);
    assertThat(pool.take()).isSameAs(first);
    assertThat(pool.take()).isNotSameAs(first);
  }
}
