package org.bowsprit.pathfinding;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * A pool of workspaces, which are the scratch arrays of a search. With it, planning allocates only
 * the route.
 *
 * <p>Each {@link PreparedRouter} owns a pool. It keeps as many workspaces as threads have planned
 * at the same time. A single thread always uses the same one. A pool need not be closed, and no
 * workspace is tied to a thread.
 *
 * @param <W> the type of the workspaces
 * @since 1.0
 */
public final class WorkspacePool<W> {

  private final AtomicReference<W> idle = new AtomicReference<>();
  private final AtomicReference<IdleWorkspace<W>> otherIdle = new AtomicReference<>();
  private final Supplier<W> factory;

  /** A returned workspace, linked to the next idle one. */
  private record IdleWorkspace<W>(W workspace, IdleWorkspace<W> next) {}

  /** Creates a pool that creates workspaces as needed. */
  public WorkspacePool(Supplier<W> factory) {
    this.factory = Objects.requireNonNull(factory, "factory must not be null");
  }

  /** Returns a workspace for exclusive use until {@link #giveBack}. */
  public W take() {
    W workspace = idle.getAndSet(null);
    if (workspace != null) {
      return workspace;
    }
    IdleWorkspace<W> idleWorkspace =
        otherIdle.getAndUpdate(first -> first == null ? null : first.next);
    return idleWorkspace == null ? factory.get() : idleWorkspace.workspace;
  }

  /** Returns a workspace to the pool. */
  public void giveBack(W workspace) {
    if (!idle.compareAndSet(null, workspace)) {
      otherIdle.updateAndGet(first -> new IdleWorkspace<>(workspace, first));
    }
  }
}
