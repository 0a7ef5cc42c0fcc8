package org.bowsprit.routelab.report;

import java.io.PrintWriter;
import java.util.Locale;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;

/**
 * Writes the results of one router in the format of the Grid-Based Path Planning Competition's
 * start kit. Lengths are in units of the map file, times in seconds.
 *
 * <p>A route is planned as a whole, so the times of the first twenty steps and of the slowest step
 * equal the total time. A walk that the router does not finish has no points and no length.
 */
final class GppcCsv {

  private static final String COLUMNS =
      "map,scen,experiment_id,path_size,path_length,ref_length,time_cost,20steps_cost,max_step_time";

  private final PrintWriter out;
  private final String source;
  private final int router;

  /**
   * Writes the beginning of the file.
   *
   * @param out receives the file; is not closed
   * @param source the origin of the rooms
   * @param router the index of the router in the comparison
   */
  GppcCsv(PrintWriter out, String source, int router) {
    this.out = out;
    this.source = source;
    this.router = router;
    out.print(COLUMNS + "\n");
  }

  void add(BatchResult batch) {
    for (AnsweredQuestion question : batch.questions()) {
      Answer answer = question.answers().get(router);
      boolean arrives = answer.route().reached();
      String seconds = decimal(Math.max(0, answer.cost().nanos()) / 1e9);
      out.print(
          String.join(
              ",",
              ResultsCsv.quoted(batch.room().name()),
              ResultsCsv.quoted(source),
              String.valueOf(question.number()),
              String.valueOf(arrives ? answer.route().size() + 1 : 0),
              decimal(arrives ? answer.route().length() / batch.room().unit() : 0),
              decimal(answer.figures().reference() / batch.room().unit()),
              seconds,
              seconds,
              seconds));
      out.print('\n');
    }
  }

  private static String decimal(double value) {
    return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.9f", value);
  }
}
