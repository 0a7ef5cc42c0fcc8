package org.bowsprit.routelab.query;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import org.bowsprit.pathfinding.Route;

/** Writes the answers of one router as one JSON document, an answer a line. */
public final class AnswerFile {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int SCHEMA = 1;

  private final PrintWriter out;
  private boolean first = true;

  /** Starts the document. */
  public AnswerFile(PrintWriter out, String routerId) {
    this.out = out;
    out.print(
        "{\"schema\":%s,\"router\":%s,\"results\":["
            .formatted(SCHEMA, MAPPER.getNodeFactory().textNode(routerId)));
  }

  /** Adds the answer to a query. */
  public void add(RouteQuery query, Route route) {
    out.print(first ? "\n" : ",\n");
    out.print(answer(query, route));
    first = false;
  }

  /** Ends the document. */
  public void end() {
    out.println("]}");
    out.flush();
  }

  private static JsonNode answer(RouteQuery query, Route route) {
    ObjectNode answer = MAPPER.createObjectNode();
    answer.put("id", query.id());
    ArrayNode waypoints = answer.putArray("waypoints");
    for (int i = 0; i < route.size(); i++) {
      waypoints.addArray().add(route.x(i)).add(route.y(i));
    }
    answer.put("reachedGoal", route.reached());
    ArrayNode chain = answer.putArray("chain");
    for (int i = 0; i < route.chainLength(); i++) {
      chain.add(route.chainBox(i));
    }
    answer.put("reason", route.reason().name());
    answer.put("length", route.length());
    return answer;
  }
}
