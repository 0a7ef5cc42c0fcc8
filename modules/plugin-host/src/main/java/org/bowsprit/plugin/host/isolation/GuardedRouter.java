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
 * A router that may throw an exception, take too long or return an invalid route.
 *
 * <p>After each failure, box-graph answers the same query instead, and the failure is recorded.
 */
public final class GuardedRouter implements Router {

  private final Router router;
  private final Router fallback = new BoxGraphProvider().open();
  private final RouteCall call;
  private final RouterIncidents incidents;

  /**
   * Guards a router.
   *
   * @param call runs the router's work, and may abandon it
   * @param incidents records failures
   */
  public GuardedRouter(Router router, RouteCall call, RouterIncidents incidents) {
    this.router = Objects.requireNonNull(router, "router must not be null");
    this.call = Objects.requireNonNull(call, "call must not be null");
    this.incidents = Objects.requireNonNull(incidents, "incidents must not be null");
  }

  /** Returns the recorded failures. */
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

  /**
   * Runs a plugin's work. Returns null and records an incident if the work fails or has no result.
   */
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
      // This runs a plugin's code, so even an Error must not end the game.
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
