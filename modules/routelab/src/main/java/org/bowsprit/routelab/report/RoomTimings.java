package org.bowsprit.routelab.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import org.bowsprit.routelab.experiment.Distribution;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.PlanCost;

/** The planning costs of each router in one room. */
final class RoomTimings {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final String[] routers;
  private final Distribution[] nanos;
  private final Distribution[] bytes;

  /** Creates empty timings for a room. */
  RoomTimings(String... routers) {
    this.routers = routers;
    this.nanos = new Distribution[routers.length];
    this.bytes = new Distribution[routers.length];
    for (int router = 0; router < routers.length; router++) {
      nanos[router] = new Distribution();
      bytes[router] = new Distribution();
    }
  }

  void add(AnsweredQuestion question) {
    for (int router = 0; router < routers.length; router++) {
      PlanCost cost = question.answers().get(router).cost();
      if (cost.nanos() >= 0) {
        nanos[router].add((double) cost.nanos());
        bytes[router].add((double) cost.bytes());
      }
    }
  }

  /** Returns an object for each router; empty if no times were measured. */
  ArrayNode json() {
    ArrayNode timings = MAPPER.createArrayNode();
    for (int router = 0; router < routers.length; router++) {
      if (nanos[router].count() > 0) {
        timings
            .addObject()
            .put("router", routers[router])
            .put("timed", nanos[router].count())
            .put("timeNsP50", (long) nanos[router].quantile(0.5))
            .put("timeNsP95", (long) nanos[router].quantile(0.95))
            .put("timeNsP99", (long) nanos[router].quantile(0.99))
            .put("allocBytes", (long) bytes[router].mean());
      }
    }
    return timings;
  }
}
