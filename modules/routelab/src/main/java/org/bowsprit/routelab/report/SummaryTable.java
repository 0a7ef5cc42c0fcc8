package org.bowsprit.routelab.report;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.bowsprit.bytes.html.Html;
import org.bowsprit.routelab.experiment.Summary;

/** The table of one line a router; every figure says on hover what it is and of how many. */
final class SummaryTable {

  /** A column of the table. */
  private record Figure(
      String title,
      String definition,
      Function<Summary, String> text,
      Function<Summary, Integer> count,
      ToDoubleFunction<Summary> rank) {}

  private static final List<Figure> FIGURES =
      List.of(
          new Figure(
              "Arrives",
              "Share of the walks whose route ends at the target.",
              summary -> Wording.percent(summary.reached(), summary.asked()),
              Summary::asked,
              summary -> -summary.reached()),
          new Figure(
              "Stops short",
              "Share of the walks whose route does not arrive though another router's does.",
              summary -> Wording.percent(summary.stopsShort(), summary.asked()),
              Summary::asked,
              Summary::stopsShort),
          new Figure(
              "Length ratio",
              "Mean length of arriving routes over that of the shortest way through the openings"
                  + " between boxes; 1 is best, and all that a shortcut counts for.",
              summary -> Wording.number(summary.ratio().mean(), 4),
              summary -> summary.ratio().count(),
              summary -> summary.ratio().mean()),
          new Figure(
              "Worst ratio",
              "The largest such ratio of any walk.",
              summary -> Wording.number(summary.ratio().quantile(1), 3),
              summary -> summary.ratio().count(),
              summary -> summary.ratio().quantile(1)),
          new Figure(
              "Shortcuts",
              "Share of those routes that are shorter than any way through the openings: they leave"
                  + " a box where the game has no opening, or cut a corner by a pixel.",
              summary -> Wording.percent(summary.shortcuts(), summary.ratio().count()),
              summary -> summary.ratio().count(),
              Summary::shortcuts),
          new Figure(
              "Walk time",
              "Mean ticks a simulated actor takes over the fewest any router took for that walk;"
                  + " 1 is best.",
              summary -> Wording.number(summary.slack().mean(), 4),
              summary -> summary.slack().count(),
              summary -> summary.slack().mean()),
          new Figure(
              "Matrix chain",
              "Share of the walks that cross exactly the boxes the game's box matrix names.",
              summary -> Wording.percent(summary.sameChain(), summary.chained()),
              Summary::chained,
              summary -> -summary.sameChain()),
          new Figure(
              "Agreement",
              "Mean share of the matrix's chain of boxes that routes follow from their start.",
              summary -> Wording.number(summary.agreement().mean(), 3),
              summary -> summary.agreement().count(),
              summary -> -summary.agreement().mean()),
          new Figure(
              "Turns",
              "Mean number of turns on the way.",
              summary -> Wording.number(summary.turns().mean(), 2),
              summary -> summary.turns().count(),
              summary -> summary.turns().mean()),
          new Figure(
              "Off the floor",
              "Share of the routes with a pixel outside every usable box.",
              summary -> Wording.percent(summary.outside(), summary.asked()),
              Summary::asked,
              Summary::outside),
          new Figure(
              "Plan time",
              "Median over the rooms of the median time to plan a walk, warm.",
              summary -> Wording.time(summary.nanos().quantile(0.5)),
              summary -> summary.nanos().count(),
              summary -> summary.nanos().quantile(0.5)),
          new Figure(
              "Memory",
              "Median over the rooms of the mean allocation of a plan, in bytes.",
              summary -> Wording.number(summary.bytes().quantile(0.5), 0),
              summary -> summary.bytes().count(),
              summary -> summary.bytes().quantile(0.5)));

  private SummaryTable() {}

  static String html(List<Summary> summaries) {
    StringBuilder html =
        new StringBuilder("<table class=\"summary\"><thead><tr><th scope=\"col\">Router</th>");
    List<Figure> figures = known(summaries);
    for (Figure figure : figures) {
      html.append(
          "<th scope=\"col\" title=\"%s\">%s</th>"
              .formatted(Html.text(figure.definition), figure.title));
    }
    html.append("</tr></thead><tbody>");
    for (int i = 0; i < summaries.size(); i++) {
      row(html, figures, summaries, i);
    }
    return html.append("</tbody></table>").toString();
  }

  /** The columns that anything is known for: without timing there are no times. */
  private static List<Figure> known(List<Summary> summaries) {
    return FIGURES.stream()
        .filter(figure -> summaries.stream().anyMatch(summary -> figure.count.apply(summary) > 0))
        .toList();
  }

  private static void row(
      StringBuilder html, List<Figure> figures, List<Summary> summaries, int i) {
    Summary summary = summaries.get(i);
    html.append(
        "<tr><th scope=\"row\"><span class=\"key r%s\"></span>%s</th>"
            .formatted(i, Html.text(summary.contestant().id())));
    for (Figure figure : figures) {
      html.append(
          "%s title=\"%s n = %s\">%s</td>"
              .formatted(
                  isBest(summaries, summary, figure) ? "<td class=\"best\"" : "<td",
                  Html.text(figure.definition),
                  Wording.number(figure.count.apply(summary), 0),
                  figure.text.apply(summary)));
    }
    html.append("</tr>");
  }

  private static boolean isBest(List<Summary> summaries, Summary summary, Figure figure) {
    double own = figure.rank.applyAsDouble(summary);
    boolean anyWorse =
        summaries.stream().mapToDouble(figure.rank).anyMatch(other -> other > own + 1e-9);
    return anyWorse
        && summaries.stream().mapToDouble(figure.rank).noneMatch(other -> other < own - 1e-9);
  }
}
