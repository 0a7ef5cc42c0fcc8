package org.bowsprit.routelab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.bowsprit.routelab.experiment.Buckets;
import org.bowsprit.routelab.experiment.Distribution;
import org.bowsprit.routelab.experiment.Findings;
import org.bowsprit.routelab.experiment.PairedSample;
import org.bowsprit.routelab.experiment.Ranking;
import org.bowsprit.routelab.experiment.Summary;

/** The charts with two axes in a report. */
final class Charts {

  /**
   * The percentage of values that a chart shows. The slowest percent would compress all other
   * values into a corner.
   */
  private static final int SHOWN_PERCENT = 99;

  private static final int MAX_DOTS = 150;

  private final Findings findings;
  private final List<Summary> summaries;

  Charts(Findings findings) {
    this.findings = findings;
    this.summaries = findings.summaries();
  }

  String html() {
    return shares(
            "How many routes are how long?",
            "Share of the routes whose length is at most so many times that of the shortest way;"
                + " to 99 of a hundred.",
            new Chart.AxisDescription("length ratio", false, Wording::axisNumber),
            Summary::ratio)
        + shares(
            "How many plans are how fast?",
            "Share of the plans of routes that arrive which took at most so long, logarithmic; to 99"
                + " of a hundred.",
            new Chart.AxisDescription("time of a plan", true, Wording::axisTime),
            Summary::nanos)
        + buckets(
            "Longer walks, longer routes?",
            "Mean length ratio by bucket: shortest ways that differ by less than 4 units.",
            new Chart.AxisDescription("mean length ratio", false, Wording::axisNumber),
            Buckets.Band::ratio)
        + buckets(
            "Longer walks, slower plans?",
            "Mean time of plans of routes that arrive by bucket, logarithmic.",
            new Chart.AxisDescription("mean time of a plan", true, Wording::axisTime),
            Buckets.Band::nanos)
        + nodes()
        + tradeOffs();
  }

  private String shares(
      String title,
      String definition,
      Chart.AxisDescription horizontal,
      Function<Summary, Distribution> distributionOf) {
    Chart chart =
        new Chart(
            title,
            definition,
            horizontal,
            new Chart.AxisDescription(
                "share", false, share -> Wording.axisNumber(share * 100) + " %"));
    for (int router = 0; router < summaries.size(); router++) {
      Distribution distribution = distributionOf.apply(summaries.get(router));
      List<double[]> line = new ArrayList<>();
      boolean hasEnoughValues = distribution.count() >= Ranking.MIN_WALKS;
      for (int share = 0; share <= SHOWN_PERCENT && hasEnoughValues; share++) {
        line.add(new double[] {distribution.quantile(share / 100.0), share / 100.0});
      }
      chart.line(router, name(router, distribution.count()), line);
    }
    return chart.html();
  }

  private String name(int router, int count) {
    return "%s, n = %s"
        .formatted(summaries.get(router).contestant().id(), Wording.number(count, 0));
  }

  private String buckets(
      String title,
      String definition,
      Chart.AxisDescription vertical,
      Function<Buckets.Band, List<Double>> figures) {
    Chart chart =
        new Chart(
            title,
            definition,
            new Chart.AxisDescription("bucket", false, Wording::axisNumber),
            vertical);
    List<Buckets.Band> bands = findings.buckets();
    for (int router = 0; router < summaries.size(); router++) {
      List<double[]> line = new ArrayList<>();
      int ratedCount = 0;
      for (Buckets.Band band : bands) {
        double middle = (band.first() + band.last()) / 2.0;
        line.add(new double[] {middle, figures.apply(band).get(router)});
        ratedCount += band.rated().get(router);
      }
      if (ratedCount >= Ranking.MIN_WALKS) {
        chart.line(router, name(router, ratedCount), line);
      }
    }
    return bands.size() < 2 ? "" : chart.html();
  }

  private String nodes() {
    Chart chart =
        new Chart(
            "More nodes, more time?",
            "A dot for each of up to 150 walks a router, both axes logarithmic.",
            new Chart.AxisDescription("nodes expanded", true, Wording::axisNumber),
            new Chart.AxisDescription("time of a plan", true, Wording::axisTime));
    PairedSample nodes = findings.expanded();
    PairedSample times = findings.logNanos();
    int step = Math.max(1, (nodes.size() + MAX_DOTS - 1) / MAX_DOTS);
    for (int router = 0; router < summaries.size(); router++) {
      List<double[]> dots = new ArrayList<>();
      for (int walk = 0; walk < nodes.size(); walk += step) {
        double time = Math.exp(times.value(walk, router));
        if (!Double.isNaN(time) && !Double.isNaN(nodes.value(walk, router))) {
          dots.add(new double[] {nodes.value(walk, router), time});
        }
      }
      chart.dots(router, name(router, dots.size()), dots);
    }
    return chart.html();
  }

  /**
   * Returns the chart of routers that are not dominated. A router is dominated by another router
   * that is at least as good in every respect and better in at least one.
   */
  private String tradeOffs() {
    Chart chart =
        new Chart(
            "Who is not dominated?",
            "Median time of a plan against how much longer than the shortest routes are, with the"
                + " median memory of a plan. A router is dominated if another is at least as good in"
                + " all three and better in one; of routers whose routes arrive on half of the walks"
                + " or more.",
            new Chart.AxisDescription("time of a plan", true, Wording::axisTime),
            new Chart.AxisDescription(
                "longer than the shortest", false, share -> Wording.axisNumber(share) + " %"));
    List<Integer> candidates =
        findings.byTime().flatMap(byTime -> findings.byLength()).stream()
            .flatMap(ranking -> ranking.running().stream())
            .toList();
    for (int router : candidates) {
      double[] costs = costs(router);
      boolean isDominated = candidates.stream().anyMatch(other -> dominates(costs(other), costs));
      String label =
          "%s, %s%s"
              .formatted(
                  summaries.get(router).contestant().id(),
                  Wording.bytes(costs[2]),
                  isDominated ? ", dominated" : "");
      int count = summaries.get(router).nanos().count();
      chart.mark(router, name(router, count), label, costs[0], costs[1]);
    }
    return chart.html();
  }

  private double[] costs(int router) {
    Summary summary = summaries.get(router);
    return new double[] {
      summary.nanos().quantile(0.5),
      100 * (summary.ratio().mean() - 1),
      summary.bytes().quantile(0.5)
    };
  }

  private static boolean dominates(double[] costs, double[] otherCosts) {
    boolean isBetter = false;
    for (int i = 0; i < costs.length; i++) {
      if (costs[i] > otherCosts[i]) {
        return false;
      }
      isBetter |= costs[i] < otherCosts[i];
    }
    return isBetter;
  }
}
