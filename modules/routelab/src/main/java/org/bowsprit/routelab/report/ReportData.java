package org.bowsprit.routelab.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.matrix.HopRows;
import org.bowsprit.routelab.experiment.Disagreement;
import org.bowsprit.routelab.experiment.Findings;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.room.LabPicture;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;

/** The data for the page's script, as JSON inside the page. */
final class ReportData {

  /** Rooms with more boxes than this are shown without their matrix, which would be unreadable. */
  private static final int MAX_MATRIX_BOXES = 64;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private ReportData() {}

  /** Writes the data of the whole comparison. */
  static void write(Findings findings, ShownRooms rooms, PrintWriter out) {
    ObjectNode head = MAPPER.createObjectNode();
    ArrayNode routers = head.putArray("routers");
    for (Contestant contestant : findings.comparison().contestants()) {
      routers.addObject().put("id", contestant.id()).put("name", contestant.name());
    }
    ArrayNode columns = head.putArray("columns");
    for (Column column : Column.ALL) {
      columns
          .addObject()
          .put("key", column.key())
          .put("title", column.title())
          .put("ofRooms", column.isRoomOnly())
          .put("definition", column.definition());
    }
    String text = text(head);
    out.print(text.substring(0, text.length() - 1));
    out.print(",\"rooms\":[");
    rooms.write(out);
    out.print("],\"worst\":");
    out.print(text(worst(findings.worstDisagreements(), rooms.roomIndices())));
    out.print("}");
  }

  private static ArrayNode worst(List<Disagreement> worst, List<Integer> roomIndices) {
    ArrayNode links = MAPPER.createArrayNode();
    worst.forEach(
        disagreement ->
            links
                .addArray()
                .add(roomIndices.indexOf(disagreement.room()))
                .add(disagreement.one().number()));
    return links;
  }

  /**
   * Returns JSON as the text of a script element. A closing tag inside a string must not end this
   * element.
   */
  private static String text(JsonNode node) {
    return node.toString().replace("<", "\\u003c");
  }

  /**
   * Returns the data of a room.
   *
   * @param labRoom the room
   * @param questions the number of its questions
   * @param shownQuestions the shown questions with their answers
   */
  static String room(LabRoom labRoom, int questions, List<AnsweredQuestion> shownQuestions) {
    return text(node(labRoom, questions, shownQuestions));
  }

  private static ObjectNode node(
      LabRoom labRoom, int questions, List<AnsweredQuestion> shownQuestions) {
    ObjectNode room = MAPPER.createObjectNode();
    room.put("name", labRoom.name());
    room.put("walks", questions);
    room.put("map", labRoom.field().isPresent());
    labRoom.picture().ifPresent(picture -> picture(room, picture));
    ArrayNode boxes = room.putArray("boxes");
    for (BoxRecord box : labRoom.data().boxes().boxes()) {
      ArrayNode values = boxes.addArray();
      for (int k = 0; k < 4; k++) {
        values.add(box.corner(k).x()).add(box.corner(k).y());
      }
      values.add(box.mask()).add(box.flags());
    }
    if (!labRoom.data().matrix().isEmpty() && boxes.size() <= MAX_MATRIX_BOXES) {
      room.set("matrix", matrix(labRoom.floor()));
      ObjectNode rebuilt = room.putObject("rebuilt");
      shownQuestions.stream()
          .map(question -> question.question().scenario())
          .filter(LockScenario::rebuilt)
          .distinct()
          .forEach(
              question -> rebuilt.set(question.name(), matrix(question.applyTo(labRoom.floor()))));
    }
    DebugDrawing drawing = new DebugDrawing();
    ArrayNode cases = room.putArray("cases");
    shownQuestions.forEach(question -> cases.add(question(question, drawing)));
    room.set("shapes", drawing.shapes());
    return room;
  }

  private static void picture(ObjectNode room, LabPicture picture) {
    room.put("width", picture.width());
    room.put("height", picture.height());
    room.put("image", PictureData.uri(picture));
  }

  private static ArrayNode matrix(Floor floor) {
    ArrayNode rows = MAPPER.createArrayNode();
    for (int[] row : HopRows.table(floor.matrix(), floor.boxCount())) {
      ArrayNode cells = rows.addArray();
      for (int next : row) {
        cells.add(next);
      }
    }
    return rows;
  }

  private static ObjectNode question(AnsweredQuestion question, DebugDrawing drawing) {
    ObjectNode node = MAPPER.createObjectNode();
    LockScenario scenario = question.question().scenario();
    node.put("number", question.number());
    node.put("set", question.question().set());
    if (!scenario.equals(LockScenario.NONE)) {
      node.put("scenario", scenario.name());
      scenario.locks().forEach(node.putArray("locks")::add);
    }
    node.set("from", ResultsJson.point(question.from()));
    node.set("to", ResultsJson.point(question.question().to()));
    node.set("target", ResultsJson.point(question.target()));
    question.matrixChain().forEach(node.putArray("chain")::add);
    ArrayNode answers = node.putArray("answers");
    question.answers().forEach(answer -> answers.add(answer(answer, drawing)));
    return node;
  }

  private static ObjectNode answer(Answer answer, DebugDrawing drawing) {
    ObjectNode node = MAPPER.createObjectNode();
    ArrayNode waypoints = node.putArray("way");
    answer.route().waypoints().forEach(waypoint -> waypoints.add(waypoint.x()).add(waypoint.y()));
    answer.route().chain().forEach(node.putArray("boxes")::add);
    node.put("reason", answer.route().reason().name());
    node.put("reached", answer.route().reached());
    node.put("lacksMatrix", answer.lacksMatrix());
    ArrayNode figures = node.putArray("figures");
    Column.ALL.forEach(column -> figures.add(column.text(answer)));
    if (!answer.route().debug().isEmpty()) {
      node.set("debug", drawing.add(answer.route().debug()));
    }
    return node;
  }
}
