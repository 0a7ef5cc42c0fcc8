package org.bowsprit.plugin.host.isolation;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;

/**
 * A router that may throw, overrun or return nonsense, and box-graph behind it.
 *
 * <p>Whatever goes wrong is replaced by box-graph's answer to the same question and noted.
 */
public final class GuardedRouter implements Router {

  private final Router router;
  private final Router fallback = new BoxGraphProvider().open();
  private final RouteCall call;
  private final RouterIncidents incidents;

  /**
   * Guards a router.
   *
   * @param router the router that may misbehave
   * @param call runs its work, and may give up
   * @param incidents takes note
   */
  public GuardedRouter(Router router, RouteCall call, RouterIncidents incidents) {
    this.router = Objects.requireNonNull(router, "router must not be null");
    this.call = Objects.requireNonNull(call, "call must not be null");
    this.incidents = Objects.requireNonNull(incidents, "incidents must not be null");
  }

  /** Returns what the guard had to step in for. */
  public RouterIncidents incidents() {
    return incidents;
  }

  @Override
  public PreparedRouter prepare(Floor floor) {
    PreparedRouter replacement = fallback.prepare(floor);
    PreparedRouter prepared = attempt(() -> router.prepare(floor));
    return new GuardedPreparedRouter(
        floor, prepared == null ? replacement : prepared, replacement, this);
  }

  @Override
  public BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
    BoxMatrix rebuilt = attempt(() -> router.rebuildMatrix(boxes));
    return rebuilt == null ? fallback.rebuildMatrix(boxes) : rebuilt;
  }

  /** Runs a plugin's work; null, with a note taken, if that fails or there is no result. */
  <T> T attempt(Supplier<T> work) {
    try {
      T result = call.run(work);
      if (result == null) {
        incidents.add("it returned null");
      }
      return result;
    } catch (TimeoutException e) {
      incidents.add(e.getMessage());
      return null;
    } catch (RuntimeException | Error e) {
      // A plugin's code: not even an Error may end the game.
      incidents.add(problem(e));
      return null;
    }
  }

  private static String problem(Throwable thrown) {
    String message = Thrown.message(thrown);
    return "it threw "
        + thrown.getClass().getSimpleName()
        + (message.isEmpty() ? "" : " (" + message + ")");
  }
}
