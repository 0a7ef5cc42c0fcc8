package org.bowsprit.routelab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.bowsprit.routelab.experiment.Findings;
import org.bowsprit.routelab.experiment.Summary;

/** The answer of a comparison in three sentences, and figures as people read them. */
final class Wording {

  private static final double SAME = 1e-9;

  private Wording() {}

  static String whatWasCompared(Findings findings) {
    return "%s planned the same %s over %s of %s."
        .formatted(
            count(findings.comparison().contestants().size(), "router"),
            count(findings.questions(), "walk"),
            count(findings.rooms(), "room"),
            findings.comparison().source());
  }

  static String whoIsBest(List<Summary> summaries) {
    StringBuilder sentence = new StringBuilder();
    boolean begun = summaries.stream().anyMatch(summary -> summary.ratio().count() > 0);
    if (begun) {
      sentence
          .append("The shortest routes come from ")
          .append(lowest(summaries, summary -> summary.ratio().mean()));
    }
    if (summaries.stream().anyMatch(summary -> summary.nanos().count() > 0)) {
      sentence
          .append(begun ? ", the fastest plans from " : "The fastest plans come from ")
          .append(lowest(summaries, summary -> summary.nanos().quantile(0.5)));
      begun = true;
    }
    sentence
        .append(begun ? "; truest" : "Truest")
        .append(" to the way that the game's authors laid down in the box matrix: ")
        .append(lowest(summaries, summary -> -summary.agreement().mean()))
        .append('.');
    return sentence.toString();
  }

  static String whoStopsShort(List<Summary> summaries) {
    List<Summary> stopping =
        summaries.stream()
            .filter(summary -> summary.stopsShort() > 0)
            .sorted(Comparator.comparingInt(Summary::stopsShort).reversed())
            .toList();
    if (stopping.isEmpty()) {
      return "Wherever one router's route arrives, so do those of all others.";
    }
    Map<String, List<String>> shares = new LinkedHashMap<>();
    for (Summary summary : stopping) {
      shares
          .computeIfAbsent(
              percent(summary.stopsShort(), summary.asked()), share -> new ArrayList<>())
          .add(summary.contestant().id());
    }
    return shares.entrySet().stream()
        .map(share -> list(share.getValue()) + " on " + share.getKey())
        .collect(
            Collectors.joining(
                "; ", "Where another router arrives, some stop short: ", " of the walks."));
  }

  private static String lowest(List<Summary> summaries, ToDoubleFunction<Summary> figure) {
    double best =
        summaries.stream()
            .mapToDouble(figure)
            .filter(value -> !Double.isNaN(value))
            .min()
            .orElse(Double.NaN);
    return list(
        summaries.stream()
            .filter(summary -> Math.abs(figure.applyAsDouble(summary) - best) <= SAME)
            .map(summary -> summary.contestant().id())
            .toList());
  }

  /** Joins names as in "a, b and c". */
  private static String list(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }

  static String count(int number, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
  }

  static String percent(int part, int whole) {
    if (whole == 0) {
      return "–";
    }
    if (part > 0 && 1000L * part < whole) {
      return "under 0.1 %";
    }
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole).replace(".0 %", " %");
  }

  /** A time as three digits and a unit. */
  static String time(double nanos) {
    if (Double.isNaN(nanos)) {
      return "–";
    }
    if (nanos < 1_000) {
      return String.format(Locale.ROOT, "%.0f ns", nanos);
    }
    return nanos < 1_000_000
        ? String.format(Locale.ROOT, "%.1f µs", nanos / 1_000)
        : String.format(Locale.ROOT, "%.2f ms", nanos / 1_000_000);
  }

  static String number(double value, int digits) {
    return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, "%,." + digits + "f", value);
  }
}
