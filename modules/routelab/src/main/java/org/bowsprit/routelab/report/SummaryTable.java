package org.bowsprit.routelab.report;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.bytes.html.Html;
import org.bowsprit.routelab.experiment.Findings;
import org.bowsprit.routelab.experiment.Ranking;
import org.bowsprit.routelab.experiment.Summary;

/**
 * Writes a table with one line for each router. The tooltip of a figure explains the figure and
 * states the number of walks.
 */
final class SummaryTable {

  /** A column of the table. */
  private record Figure(
      String title,
      String definition,
      Function<Summary, String> text,
      Function<Summary, Integer> count) {}

  private static final String LENGTH_RATIO = "Length ratio";
  private static final String PLAN_TIME = "Plan time";

  private static final List<Figure> FIGURES =
      List.of(
          new Figure(
              "Arrives",
              "Share of the walks whose route ends at the target.",
              summary -> Wording.percent(summary.reached(), summary.asked()),
              Summary::asked),
          new Figure(
              "Stops short",
              "Share of the walks whose route does not arrive though another router's does.",
              summary -> Wording.percent(summary.stopsShort(), summary.asked()),
              Summary::asked),
          new Figure(
              LENGTH_RATIO,
              "Mean length of arriving routes over that of the shortest way; 1 is best, and all"
                  + " that a shortcut counts for. In rooms that is the way through the openings"
                  + " between boxes.",
              summary -> Wording.number(summary.ratio().mean(), 4),
              summary -> summary.ratio().count()),
          new Figure(
              "Worst ratio",
              "The largest such ratio of any walk.",
              summary -> Wording.number(summary.ratio().quantile(1), 3),
              summary -> summary.ratio().count()),
          new Figure(
              "Shortcuts",
              "Share of those routes that are shorter than that way: in a room they leave"
                  + " a box where the game has no opening, or cut a corner by a pixel.",
              summary -> Wording.percent(summary.shortcuts(), summary.ratio().count()),
              summary -> summary.ratio().count()),
          new Figure(
              "Walk time",
              "Mean ticks a simulated actor takes over the fewest any router took for that walk;"
                  + " 1 is best.",
              summary -> Wording.number(summary.slack().mean(), 4),
              summary -> summary.slack().count()),
          new Figure(
              "Matrix chain",
              "Share of the walks that cross exactly the boxes the game's box matrix names.",
              summary -> Wording.percent(summary.sameChain(), summary.chained()),
              Summary::chained),
          new Figure(
              "Agreement",
              "Mean share of the matrix's chain of boxes that routes follow from their start.",
              summary -> Wording.number(summary.agreement().mean(), 3),
              summary -> summary.agreement().count()),
          new Figure(
              "Turns",
              "Mean number of turns on the way.",
              summary -> Wording.number(summary.turns().mean(), 2),
              summary -> summary.turns().count()),
          new Figure(
              "Off the floor",
              "Share of the routes with a pixel outside every usable box.",
              summary -> Wording.percent(summary.outside(), summary.asked()),
              Summary::asked),
          new Figure(
              PLAN_TIME,
              "Median time to plan a route that arrives, warm.",
              summary -> Wording.time(summary.nanos().quantile(0.5)),
              summary -> summary.nanos().count()),
          new Figure(
              "Plan time, p99",
              "Ninety-nine of a hundred such plans took no longer.",
              summary -> Wording.time(summary.nanos().quantile(0.99)),
              summary -> summary.nanos().count()),
          new Figure(
              "Memory",
              "Median of what a plan of a route that arrives allocated.",
              summary -> Wording.bytes(summary.bytes().quantile(0.5)),
              summary -> summary.bytes().count()));

  private SummaryTable() {}

  static String html(Findings findings) {
    List<Summary> summaries = findings.summaries();
    StringBuilder html =
        new StringBuilder("<table class=\"summary\"><thead><tr><th scope=\"col\">Router</th>");
    List<Figure> figures = columnsWithValues(summaries);
    for (Figure figure : figures) {
      html.append(
          "<th scope=\"col\" title=\"%s\">%s</th>"
              .formatted(Html.escape(figure.definition), figure.title));
    }
    html.append("</tr></thead><tbody>");
    for (int i = 0; i < summaries.size(); i++) {
      row(html, figures, findings, summaries.get(i), i);
    }
    return html.append("</tbody></table>").toString();
  }

  /** Returns the columns that have values. Without timing, there are no times. */
  private static List<Figure> columnsWithValues(List<Summary> summaries) {
    return FIGURES.stream()
        .filter(figure -> summaries.stream().anyMatch(summary -> figure.count.apply(summary) > 0))
        .toList();
  }

  private static void row(
      StringBuilder html, List<Figure> figures, Findings findings, Summary summary, int i) {
    html.append(
        "<tr><th scope=\"row\"><span class=\"key r%s\"></span>%s</th>"
            .formatted(i % 8, Html.escape(summary.contestant().id())));
    for (Figure figure : figures) {
      html.append(
          "%s title=\"%s n = %s\">%s<small>n = %s</small></td>"
              .formatted(
                  isBest(findings, figure, i) ? "<td class=\"best\"" : "<td",
                  Html.escape(figure.definition),
                  Wording.number(figure.count.apply(summary), 0),
                  figure.text.apply(summary),
                  Wording.number(figure.count.apply(summary), 0)));
    }
    html.append("</tr>");
  }

  /**
   * Returns whether a router is among the best by a figure. A statistical test must have shown that
   * at least one other router is worse.
   */
  private static boolean isBest(Findings findings, Figure figure, int router) {
    Optional<Ranking> ranking =
        switch (figure.title) {
          case LENGTH_RATIO -> findings.byLength();
          case PLAN_TIME -> findings.byTime();
          default -> Optional.empty();
        };
    return ranking
        .filter(known -> known.leaders().size() < known.running().size())
        .filter(known -> known.leaders().contains(router))
        .isPresent();
  }
}
