package org.bowsprit.routelab.query;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import org.bowsprit.pathfinding.Route;

/** Writes the answers of one router as one JSON document, with one answer per line. */
public final class AnswerFile {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int SCHEMA = 1;

  private final PrintWriter out;
  private boolean first = true;

  /** Writes the beginning of the document. */
  public AnswerFile(PrintWriter out, String routerId) {
    this.out = out;
    out.print(
        "{\"schema\":%s,\"router\":%s,\"results\":["
            .formatted(SCHEMA, MAPPER.getNodeFactory().textNode(routerId)));
  }

  /** Adds the answer to a query. */
  public void add(RouteQuery query, Route route) {
    add(answer(query, route));
  }

  /** Adds an answer returned by {@link #answer}. */
  void add(String answer) {
    out.print(first ? "\n" : ",\n");
    out.print(answer);
    first = false;
  }

  /** Writes the end of the document. */
  public void end() {
    out.println("]}");
    out.flush();
  }

  /** Returns the answer to a query as JSON; any thread may call this. */
  static String answer(RouteQuery query, Route route) {
    ObjectNode answer = MAPPER.createObjectNode();
    answer.put("id", query.id());
    ArrayNode waypoints = answer.putArray("waypoints");
    for (int i = 0; i < route.size(); i++) {
      ArrayNode waypoint = waypoints.addArray();
      add(waypoint, route.x(i), query.unit());
      add(waypoint, route.y(i), query.unit());
    }
    answer.put("reachedGoal", route.reached());
    ArrayNode chain = answer.putArray("chain");
    for (int i = 0; i < route.chainLength(); i++) {
      chain.add(route.chainBox(i));
    }
    answer.put("reason", route.reason().name());
    answer.put("length", route.length() / query.unit());
    return answer.toString();
  }

  private static void add(ArrayNode point, int pixels, int unit) {
    if (unit == 1) {
      point.add(pixels);
    } else {
      point.add((double) pixels / unit);
    }
  }
}
