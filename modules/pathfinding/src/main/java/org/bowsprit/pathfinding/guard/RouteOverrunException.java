package org.bowsprit.pathfinding.guard;

/** A router took longer than its host waits. */
public final class RouteOverrunException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Says how long the host waited. */
  public RouteOverrunException(long milliseconds) {
    super("it took longer than " + milliseconds + " ms");
  }
}
