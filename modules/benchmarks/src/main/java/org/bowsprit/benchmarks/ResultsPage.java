package org.bowsprit.benchmarks;

import static java.util.stream.Collectors.groupingBy;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * The page {@code docs/benchmarks.md}. It contains hand-written text and, between two markers, one
 * section for each benchmark class, sorted by name.
 *
 * <p>A run of a class replaces its section. All other sections stay the same, so single benchmarks
 * can be measured again.
 *
 * @param text the page in Markdown
 */
record ResultsPage(String text) {

  private static final String BEGIN = "<!-- results begin -->\n";
  private static final String END = "<!-- results end -->\n";
  private static final Pattern SECTION =
      Pattern.compile("### (\\S+)\\n.*?(?=\\n### |\\z)", Pattern.DOTALL);
  private static final String ALLOCATION = "gc.alloc.rate.norm";

  /** Returns the page with new sections for the measured classes. */
  ResultsPage with(Collection<RunResult> results) {
    int begin = text.indexOf(BEGIN) + BEGIN.length();
    int end = text.indexOf(END);
    Map<String, String> sections = sectionsOf(text.substring(begin, end));
    results.stream()
        .collect(groupingBy(ResultsPage::className))
        .forEach((name, resultsOfClass) -> sections.put(name, section(name, resultsOfClass)));
    String body = String.join("\n", sections.values());
    return new ResultsPage(text.substring(0, begin) + body + text.substring(end));
  }

  private static Map<String, String> sectionsOf(String body) {
    Map<String, String> sections = new TreeMap<>();
    Matcher matcher = SECTION.matcher(body);
    while (matcher.find()) {
      sections.put(matcher.group(1), matcher.group().stripTrailing() + "\n");
    }
    return sections;
  }

  private static String section(String name, List<RunResult> results) {
    StringBuilder section = new StringBuilder();
    section.append("### ").append(name).append("\n\n");
    section
        .append("`modules/benchmarks/run ")
        .append(name)
        .append("` on ")
        .append(machine(results.get(0).getParams()))
        .append("\n\n");
    section.append("| benchmark | parameters | mode | score | ± | unit | allocated B/op |\n");
    section.append("|---|---|---|--:|--:|---|--:|\n");
    results.stream().flatMap(ResultsPage::rows).sorted().forEach(section::append);
    return section.toString();
  }

  /**
   * Returns the row for the mean of a benchmark. If single calls were sampled, also returns a row
   * for the 99th percentile.
   */
  private static Stream<String> rows(RunResult result) {
    Result<?> score = result.getPrimaryResult();
    Result<?> allocation = result.getSecondaryResults().get(ALLOCATION);
    String mean =
        row(
            result,
            score.getLabel(),
            figure(score.getScore()),
            figure(score.getScoreError()),
            allocation == null ? "" : figure(allocation.getScore()));
    if (result.getParams().getMode() != Mode.SampleTime) {
      return Stream.of(mean);
    }
    String p99 = figure(score.getStatistics().getPercentile(99));
    return Stream.of(mean, row(result, score.getLabel() + " p99", p99, "", ""));
  }

  private static String row(
      RunResult result, String label, String score, String error, String allocation) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %s | %s | %s | %s | %s |%n",
        label,
        parameters(result.getParams()),
        result.getParams().getMode().shortLabel(),
        score,
        error,
        result.getPrimaryResult().getScoreUnit(),
        allocation);
  }

  private static String parameters(BenchmarkParams params) {
    return params.getParamsKeys().stream()
        .map(key -> key + "=" + params.getParam(key))
        .reduce((left, right) -> left + ", " + right)
        .orElse("");
  }

  /**
   * Returns a figure with at most three significant digits, because the measurements on a shared
   * machine are not more precise.
   */
  private static String figure(double value) {
    if (Double.isNaN(value)) {
      return "";
    }
    double size = Math.abs(value);
    int decimals = size >= 100 || size == 0 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }

  private static String machine(BenchmarkParams params) {
    return params.getVmName()
        + " "
        + params.getJdkVersion()
        + ", "
        + System.getProperty("os.arch")
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores";
  }

  private static String className(RunResult result) {
    String method = result.getParams().getBenchmark();
    String type = method.substring(0, method.lastIndexOf('.'));
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
