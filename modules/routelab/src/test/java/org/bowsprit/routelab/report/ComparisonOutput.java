package org.bowsprit.routelab.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Findings;

/** Returns the contents of the files of a comparison as text. */
public final class ComparisonOutput {

  private static final String DATA_TAG = "<script type=\"application/json\" id=\"data\">";

  private ComparisonOutput() {}

  /** Returns the texts of the CSV table, of the JSON file and of the page. */
  public static List<String> of(Comparison comparison, List<BatchResult> results, Path folder) {
    return List.of(csv(results), json(comparison, results), page(comparison, results, folder));
  }

  static Findings findings(Comparison comparison, List<BatchResult> results) {
    Findings findings = new Findings(comparison);
    results.forEach(findings::add);
    return findings;
  }

  static String csv(List<BatchResult> results) {
    StringWriter text = new StringWriter();
    ResultsCsv csv = new ResultsCsv(new PrintWriter(text));
    results.forEach(csv::add);
    return text.toString();
  }

  static String json(Comparison comparison, List<BatchResult> results) {
    StringWriter text = new StringWriter();
    ResultsJson json = new ResultsJson(comparison, new PrintWriter(text));
    results.forEach(json::add);
    json.end();
    return text.toString();
  }

  static String page(Comparison comparison, List<BatchResult> results, Path folder) {
    StringWriter text = new StringWriter();
    try (ShownRooms shownRooms = new ShownRooms(folder.resolve("shown"))) {
      results.forEach(shownRooms::add);
      ReportPage.write(
          findings(comparison, results), shownRooms, ReportPage.NOT_LIVE, new PrintWriter(text));
    }
    return text.toString();
  }

  /** Returns the data that the script of a page displays. */
  static JsonNode data(String page) throws IOException {
    int from = page.indexOf(DATA_TAG) + DATA_TAG.length();
    return new ObjectMapper().readTree(page.substring(from, page.indexOf("</script>", from)));
  }
}
