package org.bowsprit.pathfinding;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Lends out the scratch arrays of a search, so that planning allocates nothing but its route.
 *
 * <p>A {@link PreparedRouter} owns one. It keeps a single idle workspace: one thread at a time
 * never allocates; further threads get workspaces of their own, which are forgotten afterwards.
 * There is nothing to close and nothing tied to a thread.
 *
 * @param <W> the workspace
 * @since 1.0
 */
public final class WorkspacePool<W> {

  private final AtomicReference<W> idle = new AtomicReference<>();
  private final Supplier<W> factory;

  /** Makes a pool that creates workspaces as needed. */
  public WorkspacePool(Supplier<W> factory) {
    this.factory = Objects.requireNonNull(factory, "factory must not be null");
  }

  /** Returns a workspace for the caller alone until it is given back. */
  public W take() {
    W workspace = idle.getAndSet(null);
    return workspace == null ? factory.get() : workspace;
  }

  /** Takes a workspace back. */
  public void giveBack(W workspace) {
    // A thread that does not see it yet makes one of its own.
    idle.setRelease(workspace);
  }
}
