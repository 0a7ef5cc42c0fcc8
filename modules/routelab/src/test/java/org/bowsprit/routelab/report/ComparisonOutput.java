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

/** Writes the files of a comparison as text. */
public final class ComparisonOutput {

  private static final String DATA = "<script type=\"application/json\" id=\"data\">";

  private ComparisonOutput() {}

  /** Returns the table, the JSON file and the page. */
  public static List<String> of(Comparison comparison, List<BatchResult> rooms, Path folder) {
    return List.of(csv(rooms), json(comparison, rooms), page(comparison, rooms, folder));
  }

  static Findings findings(Comparison comparison, List<BatchResult> rooms) {
    Findings findings = new Findings(comparison);
    rooms.forEach(findings::add);
    return findings;
  }

  static String csv(List<BatchResult> rooms) {
    StringWriter text = new StringWriter();
    ResultsCsv csv = new ResultsCsv(new PrintWriter(text));
    rooms.forEach(csv::add);
    return text.toString();
  }

  static String json(Comparison comparison, List<BatchResult> rooms) {
    StringWriter text = new StringWriter();
    ResultsJson json = new ResultsJson(comparison, new PrintWriter(text));
    rooms.forEach(json::add);
    json.end();
    return text.toString();
  }

  static String page(Comparison comparison, List<BatchResult> rooms, Path folder) {
    StringWriter text = new StringWriter();
    try (ShownRooms shown = new ShownRooms(folder.resolve("shown"))) {
      rooms.forEach(shown::add);
      ReportPage.write(
          findings(comparison, rooms), shown, ReportPage.NOT_LIVE, new PrintWriter(text));
    }
    return text.toString();
  }

  /** Returns the data that a page's script draws. */
  static JsonNode data(String page) throws IOException {
    int from = page.indexOf(DATA) + DATA.length();
    return new ObjectMapper().readTree(page.substring(from, page.indexOf("</script>", from)));
  }
}
