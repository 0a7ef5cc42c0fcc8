package org.bowsprit.routelab.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigDecimal;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.RunManifest;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.room.LabRoom;

/**
 * Writes {@code results.json}, schema 1: {@code schema}, {@code source}, {@code seed}, {@code
 * speed}, {@code routers}, {@code rooms} with {@code cases} and {@code timings}; one case on each
 * line.
 *
 * <p>Two runs with the same seed differ only in {@code timings} and in {@code machines} of the
 * manifest.
 */
public final class ResultsJson {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final PrintWriter out;
  private final String[] routers;
  private String separator = "\n";
  private String beforeCase = "\n";
  private RoomTimings timings;

  /**
   * Writes the beginning of the file.
   *
   * @param comparison the comparison
   * @param out receives the file; is not closed
   */
  public ResultsJson(Comparison comparison, PrintWriter out) {
    this.out = out;
    this.routers = comparison.contestants().stream().map(Contestant::id).toArray(String[]::new);
    ObjectNode head = MAPPER.createObjectNode();
    head.put("schema", 1);
    head.put("source", comparison.source());
    head.put("seed", comparison.settings().seed());
    WalkSpeed speed = comparison.settings().speed();
    head.putArray("speed").add(speed.x()).add(speed.y());
    head.set("manifest", manifest(comparison.manifest()));
    for (Contestant contestant : comparison.contestants()) {
      ObjectNode router = head.withArray("routers").addObject();
      router.put("id", contestant.id()).put("name", contestant.name());
      contestant.capabilities().stream()
          .map(Enum::name)
          .sorted()
          .forEach(router.putArray("capabilities")::add);
    }
    String text = head.toString();
    out.print(text.substring(0, text.length() - 1));
    out.print(",\"rooms\":[");
  }

  private static ObjectNode manifest(RunManifest manifest) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put("version", manifest.version()).put("command", manifest.command());
    ObjectNode plugins = node.putObject("plugins");
    manifest.plugins().forEach(plugins::put);
    ObjectNode inputs = node.putObject("inputs");
    manifest.inputs().forEach(inputs::put);
    manifest.machines().forEach(node.putArray("machines")::add);
    return node;
  }

  /** Writes the end of the file. */
  public void end() {
    out.print("]}\n");
  }

  /** Writes the next results. */
  public void add(BatchResult batch) {
    if (batch.beginsRoom()) {
      beginRoom(batch.room());
    }
    for (AnsweredQuestion question : batch.questions()) {
      out.print(beforeCase);
      beforeCase = ",\n";
      out.print(node(question));
      timings.add(question);
    }
    if (batch.endsRoom()) {
      out.print("],\"timings\":");
      out.print(timings.json());
      out.print('}');
    }
  }

  private void beginRoom(LabRoom room) {
    out.print(separator);
    separator = ",\n";
    beforeCase = "\n";
    ObjectNode head = MAPPER.createObjectNode();
    head.put("id", room.id()).put("name", room.name()).put("unit", room.unit());
    String text = head.toString();
    out.print(text.substring(0, text.length() - 1));
    out.print(",\"cases\":[");
    timings = new RoomTimings(routers);
  }

  private static ObjectNode node(AnsweredQuestion question) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put("question", question.number());
    node.put("set", question.question().set());
    node.put("scenario", question.question().scenario().name());
    node.set("from", point(question.from()));
    node.set("to", point(question.question().to()));
    node.set("target", point(question.target()));
    question.matrixChain().forEach(node.putArray("matrixChain")::add);
    put(node, "shortestGraph", question.shortestGraph(), 6);
    put(node, "shortestUnion", question.shortestUnion(), 6);
    ArrayNode answers = node.putArray("answers");
    question.answers().forEach(answer -> answers.add(node(answer)));
    return node;
  }

  private static ObjectNode node(Answer answer) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put("router", answer.router());
    node.put("reached", answer.route().reached());
    node.put("reason", answer.route().reason().name());
    ArrayNode waypoints = node.putArray("waypoints");
    answer.route().waypoints().forEach(waypoint -> waypoints.add(point(waypoint)));
    answer.route().chain().forEach(node.putArray("boxes")::add);
    for (Column column : Column.ALL) {
      put(node, column.key(), column.of().applyAsDouble(answer), column.digits());
    }
    return node;
  }

  private static void put(ObjectNode node, String key, double value, int digits) {
    String text = Decimal.text(value, digits);
    if (text.isEmpty()) {
      node.putNull(key);
    } else {
      node.put(key, new BigDecimal(text));
    }
  }

  static ArrayNode point(Point point) {
    return MAPPER.createArrayNode().add(point.x()).add(point.y());
  }
}
