package org.bowsprit.pathfinding;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Lends out the scratch arrays of a search, so that planning allocates nothing but its route.
 *
 * <p>A {@link PreparedRouter} owns one. It keeps as many workspaces as threads have planned at the
 * same time; one thread alone never allocates. There is nothing to close and nothing tied to a
 * thread.
 *
 * @param <W> the workspace
 * @since 1.0
 */
public final class WorkspacePool<W> {

  private final AtomicReference<W> idle = new AtomicReference<>();
  private final AtomicReference<Spare<W>> spares = new AtomicReference<>();
  private final Supplier<W> factory;

  /** A workspace that was given back while another was idle. */
  private record Spare<W>(W workspace, Spare<W> next) {}

  /** Makes a pool that creates workspaces as needed. */
  public WorkspacePool(Supplier<W> factory) {
    this.factory = Objects.requireNonNull(factory, "factory must not be null");
  }

  /** Returns a workspace for the caller alone until it is given back. */
  public W take() {
    W workspace = idle.getAndSet(null);
    if (workspace != null) {
      return workspace;
    }
    Spare<W> spare = spares.getAndUpdate(first -> first == null ? null : first.next);
    return spare == null ? factory.get() : spare.workspace;
  }

  /** Takes a workspace back. */
  public void giveBack(W workspace) {
    if (!idle.compareAndSet(null, workspace)) {
      spares.updateAndGet(first -> new Spare<>(workspace, first));
    }
  }
}
