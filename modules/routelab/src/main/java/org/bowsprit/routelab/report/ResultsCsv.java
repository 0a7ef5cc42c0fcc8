package org.bowsprit.routelab.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.routelab.experiment.Answer;
import org.bowsprit.routelab.experiment.Case;
import org.bowsprit.routelab.experiment.RoomResult;
import org.bowsprit.routelab.experiment.Timing;

/**
 * Writes {@code results.csv}: a line for every question and router, RFC 4180 with line feeds.
 *
 * <p>The last three columns hold what planning cost that router in that room; they alone differ
 * between two runs with the same seed.
 */
public final class ResultsCsv {

  private static final List<String> PLACE =
      List.of(
          "room",
          "roomName",
          "question",
          "set",
          "scenario",
          "fromX",
          "fromY",
          "toX",
          "toY",
          "targetX",
          "targetY",
          "router",
          "reached",
          "reason",
          "endX",
          "endY",
          "boxes");

  private static final List<String> COST = List.of("timeNsP50", "timeNsP95", "allocBytes");

  private final PrintWriter out;

  /**
   * Begins the file.
   *
   * @param out gets it; is not closed
   */
  public ResultsCsv(PrintWriter out) {
    this.out = out;
    List<String> header = new ArrayList<>(PLACE);
    Column.ALL.forEach(column -> header.add(column.key()));
    header.addAll(COST);
    line(header);
  }

  /** Writes the lines of a room. */
  public void add(RoomResult room) {
    for (Case one : room.cases()) {
      for (int router = 0; router < one.answers().size(); router++) {
        line(cells(room, one, router));
      }
    }
  }

  private static List<String> cells(RoomResult room, Case one, int router) {
    Answer answer = one.answers().get(router);
    List<String> cells = new ArrayList<>();
    cells.add(String.valueOf(room.room().id()));
    cells.add(room.room().name());
    cells.add(String.valueOf(one.number()));
    cells.add(one.question().set());
    cells.add(one.question().scenario().name());
    cells.add(String.valueOf(one.from().x()));
    cells.add(String.valueOf(one.from().y()));
    cells.add(String.valueOf(one.question().to().x()));
    cells.add(String.valueOf(one.question().to().y()));
    cells.add(String.valueOf(one.target().x()));
    cells.add(String.valueOf(one.target().y()));
    cells.add(answer.router());
    cells.add(String.valueOf(answer.route().reached()));
    cells.add(answer.route().reason().name());
    cells.add(String.valueOf(answer.route().end().x()));
    cells.add(String.valueOf(answer.route().end().y()));
    cells.add(
        answer.route().chain().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    Column.ALL.forEach(column -> cells.add(column.text(answer)));
    cells.addAll(room.timings().isEmpty() ? List.of("", "", "") : cost(room.timings().get(router)));
    return cells;
  }

  private static List<String> cost(Timing timing) {
    return List.of(
        String.valueOf(timing.medianNanos()),
        String.valueOf(timing.p95Nanos()),
        timing.bytes() < 0 ? "" : String.valueOf(timing.bytes()));
  }

  private void line(List<String> cells) {
    out.print(cells.stream().map(ResultsCsv::quoted).collect(Collectors.joining(",")));
    out.print('\n');
  }

  private static String quoted(String cell) {
    return cell.matches("[^\",\\r\\n]*") ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
  }
}
