package org.bowsprit.routelab.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Buckets;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.room.LabRoom;

/**
 * Writes {@code results.csv}: one line for each question and router, as in RFC 4180 but with line
 * feeds.
 *
 * <p>The last two columns contain the planning cost; only they differ between two runs with the
 * same seed.
 */
public final class ResultsCsv {

  private static final List<String> CASE_COLUMNS =
      List.of(
          "room",
          "roomName",
          "question",
          "set",
          "scenario",
          "bucket",
          "unit",
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

  private static final List<String> COST_COLUMNS = List.of("timeNs", "allocBytes");

  private final PrintWriter out;

  /**
   * Writes the beginning of the file.
   *
   * @param out receives the file; is not closed
   */
  public ResultsCsv(PrintWriter out) {
    this.out = out;
    List<String> header = new ArrayList<>(CASE_COLUMNS);
    Column.ALL.forEach(column -> header.add(column.key()));
    header.addAll(COST_COLUMNS);
    line(header);
  }

  /** Writes the lines of the next results. */
  public void add(BatchResult batch) {
    for (AnsweredQuestion question : batch.questions()) {
      question.answers().forEach(answer -> line(cells(batch.room(), question, answer)));
    }
  }

  private static List<String> cells(LabRoom room, AnsweredQuestion question, Answer answer) {
    List<String> cells = new ArrayList<>();
    cells.add(String.valueOf(room.id()));
    cells.add(room.name());
    cells.add(String.valueOf(question.number()));
    cells.add(question.question().set());
    cells.add(question.question().scenario().name());
    int bucket = Buckets.of(question, room.unit());
    cells.add(bucket < 0 ? "" : String.valueOf(bucket));
    cells.add(String.valueOf(room.unit()));
    cells.add(String.valueOf(question.from().x()));
    cells.add(String.valueOf(question.from().y()));
    cells.add(String.valueOf(question.question().to().x()));
    cells.add(String.valueOf(question.question().to().y()));
    cells.add(String.valueOf(question.target().x()));
    cells.add(String.valueOf(question.target().y()));
    cells.add(answer.router());
    cells.add(String.valueOf(answer.route().reached()));
    cells.add(answer.route().reason().name());
    cells.add(String.valueOf(answer.route().end().x()));
    cells.add(String.valueOf(answer.route().end().y()));
    cells.add(
        answer.route().chain().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    Column.ALL.forEach(column -> cells.add(column.text(answer)));
    cells.add(measuredOrEmpty(answer.cost().nanos()));
    cells.add(measuredOrEmpty(answer.cost().bytes()));
    return cells;
  }

  private static String measuredOrEmpty(long measured) {
    return measured < 0 ? "" : String.valueOf(measured);
  }

  private void line(List<String> cells) {
    out.print(cells.stream().map(ResultsCsv::quoted).collect(Collectors.joining(",")));
    out.print('\n');
  }

  static String quoted(String cell) {
    return cell.matches("[^\",\\r\\n]*") ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
  }
}
