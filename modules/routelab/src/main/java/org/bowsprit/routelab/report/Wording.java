package org.bowsprit.routelab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.bowsprit.routelab.experiment.Findings;
import org.bowsprit.routelab.experiment.Ranking;
import org.bowsprit.routelab.experiment.Summary;

/** Writes the result of a comparison in a few sentences, and numbers in a readable form. */
final class Wording {

  private Wording() {}

  static String comparedSentence(Findings findings) {
    return "%s planned the same %s over %s%s."
        .formatted(
            count(findings.comparison().contestants().size(), "router"),
            count(findings.questionCount(), "walk"),
            findings.hasRoom() ? count(findings.roomCount(), "room") + " of " : "",
            findings.comparison().source());
  }

  /**
   * Returns a sentence that names the best routers. A router is named only if a statistical test
   * distinguishes it from the others.
   */
  static String bestRoutersSentence(Findings findings) {
    List<Summary> summaries = findings.summaries();
    List<String> sentences = new ArrayList<>();
    findings
        .byLength()
        .ifPresent(
            ranking -> {
              Summary bestSummary = summaries.get(ranking.best());
              sentences.add(
                  leaders("The shortest routes come from ", summaries, ranking)
                      + " (mean ratio %s, n = %s)."
                          .formatted(
                              number(bestSummary.ratio().mean(), 4),
                              number(bestSummary.ratio().count(), 0)));
            });
    findings
        .byTime()
        .ifPresent(
            ranking -> {
              Summary bestSummary = summaries.get(ranking.best());
              sentences.add(
                  leaders("The fastest plans of routes that arrive come from ", summaries, ranking)
                      + " (median %s, n = %s)."
                          .formatted(
                              time(bestSummary.nanos().quantile(0.5)),
                              number(bestSummary.nanos().count(), 0)));
            });
    findings
        .byMatrix()
        .ifPresent(
            ranking -> {
              Summary bestSummary = summaries.get(ranking.best());
              sentences.add(
                  leaders(
                          "Closest to the paths that the game's authors stored in the box matrix: ",
                          summaries,
                          ranking)
                      + " (mean agreement %s, n = %s)."
                          .formatted(
                              number(bestSummary.agreement().mean(), 3),
                              number(bestSummary.agreement().count(), 0)));
            });
    return String.join(" ", sentences);
  }

  private static String leaders(String begin, List<Summary> summaries, Ranking ranking) {
    List<Integer> leaders = ranking.leaders();
    List<String> names =
        leaders.stream().map(leader -> summaries.get(leader).contestant().id()).toList();
    String noDistinction = leaders.size() > 1 ? ", which no test distinguishes" : "";
    return begin + list(names) + noDistinction;
  }

  static String stopsShortSentence(List<Summary> summaries) {
    List<String> withoutMatrix =
        summaries.stream()
            .filter(summary -> summary.withoutMatrix() > 0)
            .map(summary -> summary.contestant().id())
            .toList();
    return withoutMatrix.isEmpty()
        ? otherStopsShortSentence(summaries)
        : "%s %s no path to follow where there is no box matrix. %s"
            .formatted(
                list(withoutMatrix),
                withoutMatrix.size() == 1 ? "has" : "have",
                otherStopsShortSentence(summaries));
  }

  private static String otherStopsShortSentence(List<Summary> summaries) {
    List<Summary> stoppingRouters =
        summaries.stream()
            .filter(summary -> summary.stopsShort() > 0)
            .sorted(Comparator.comparingInt(Summary::stopsShort).reversed())
            .toList();
    if (stoppingRouters.isEmpty()) {
      return summaries.stream().anyMatch(summary -> summary.withoutMatrix() > 0)
          ? "Wherever one of the other routers' routes arrives, so do those of all of them."
          : "Wherever one router's route arrives, so do those of all others.";
    }
    Map<String, List<String>> shares = new LinkedHashMap<>();
    for (Summary summary : stoppingRouters) {
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

  static String percent(int part, int total) {
    if (total == 0) {
      return "–";
    }
    if (part > 0 && 1000L * part < total) {
      return "under 0.1 %";
    }
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / total).replace(".0 %", " %");
  }

  /** Returns a time as three digits and a unit. */
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

  /** Returns a number in the form used at an axis. */
  static String axisNumber(double value) {
    return Decimal.text(value, 9);
  }

  /** Returns a time in the form used at an axis. */
  static String axisTime(double nanos) {
    if (nanos < 1e3) {
      return axisNumber(nanos) + " ns";
    }
    if (nanos < 1e6) {
      return axisNumber(nanos / 1e3) + " µs";
    }
    return nanos < 1e9 ? axisNumber(nanos / 1e6) + " ms" : axisNumber(nanos / 1e9) + " s";
  }

  /** Returns bytes as three digits and a unit. */
  static String bytes(double bytes) {
    if (Double.isNaN(bytes)) {
      return "–";
    }
    return bytes < 10_000
        ? number(bytes, 0) + " B"
        : bytes < 1e7 ? number(bytes / 1e3, 0) + " kB" : number(bytes / 1e6, 0) + " MB";
  }

  /** Returns "every second", "every fourth" and so on; the numbers are powers of two. */
  static String ordinal(int number) {
    return number == 2 ? "second" : number(number, 0) + "th";
  }

  /** Returns a probability in words. */
  static String probability(double probability) {
    return probability < 0.001 ? "p < 0.001" : "p = " + number(probability, 3);
  }

  static String number(double value, int digits) {
    return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, "%,." + digits + "f", value);
  }
}
