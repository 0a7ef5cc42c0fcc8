package org.bowsprit.routelab.report;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.bowsprit.bytes.html.Html;
import org.bowsprit.routelab.experiment.PairedTest;
import org.bowsprit.routelab.experiment.Ranking;
import org.bowsprit.routelab.experiment.Summary;

/** Writes the table that compares routers with the best one, walk by walk. */
final class RankingTable {

  private RankingTable() {}

  /**
   * Returns the table.
   *
   * @param less the word for a walk on which a router's figure is less than the best router's
   * @param greater the word for a walk on which it is greater
   * @param difference the word for a mean difference
   * @param text the function that formats a mean difference
   */
  static String html(
      Ranking ranking,
      List<Summary> summaries,
      String less,
      String greater,
      String difference,
      DoubleFunction<String> text) {
    String best = Html.escape(summaries.get(ranking.best()).contestant().id());
    StringBuilder html =
        new StringBuilder(
            ("<table class=\"ranking\"><thead><tr><th scope=\"col\">Beside %s</th>"
                    + "<th scope=\"col\">Walks in common</th><th scope=\"col\">%s</th>"
                    + "<th scope=\"col\">%s</th><th scope=\"col\">%s</th>"
                    + "<th scope=\"col\">95 %% interval</th>"
                    + "<th scope=\"col\">Wilcoxon</th><th scope=\"col\">Told apart</th>"
                    + "</tr></thead><tbody>")
                .formatted(best, less, greater, difference));
    for (int i = 0; i < summaries.size(); i++) {
      int router = i;
      ranking
          .others()
          .get(i)
          .filter(test -> test.walks() >= Ranking.MIN_WALKS)
          .ifPresent(test -> row(html, ranking, summaries.get(router), router, test, text));
    }
    return html.append("</tbody></table>").toString();
  }

  private static void row(
      StringBuilder html,
      Ranking ranking,
      Summary summary,
      int router,
      PairedTest test,
      DoubleFunction<String> text) {
    html.append(
        String.format(
            Locale.ROOT,
            "<tr><th scope=\"row\"><span class=\"key r%s\"></span>%s</th><td>n = %,d</td>"
                + "<td>%,d</td><td>%,d</td><td>%s</td><td>%s to %s</td><td>%s</td><td>%s</td></tr>",
            router % 8,
            Html.escape(summary.contestant().id()),
            test.walks(),
            test.less(),
            test.greater(),
            text.apply(test.mean()),
            text.apply(test.low()),
            text.apply(test.high()),
            Html.escape(Wording.probability(test.p())),
            ranking.isWorse(router) ? "yes" : "no"));
  }
}
