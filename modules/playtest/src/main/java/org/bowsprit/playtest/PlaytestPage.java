package org.bowsprit.playtest;

import java.util.List;
import java.util.Locale;
import org.bowsprit.bytes.html.Html;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.PlaytestReport;

/** Writes a playtest's report as a self-contained HTML page. */
public final class PlaytestPage {

  private static final String STYLE =
      "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
          + "color:#1c2430;background:#fff}"
          + "h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}li{margin:.4rem"
          + " 0;overflow-wrap:anywhere}.FAULT{border-left:4px solid"
          + " #b3261e;padding-left:.6rem;list-style:none}.HINT{border-left:4px solid"
          + " #8a6d00;padding-left:.6rem;list-style:none}"
          + "@media(prefers-color-scheme:dark){body{color:#e6e9ef;background:#14181f}a{color:#9cc4ff}}";

  private final PlaytestReport report;

  /** Prepares the page of a report. */
  public PlaytestPage(PlaytestReport report) {
    this.report = report;
  }

  /** Returns the page. */
  public String html() {
    StringBuilder page = new StringBuilder();
    page.append("<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">")
        .append("<meta name=\"viewport\" content=\"width=device-width\">")
        .append("<title>Playtest of ")
        .append(Html.escape(report.game()))
        .append("</title><style>")
        .append(STYLE)
        .append("</style>\n<h1>Playtest of ")
        .append(Html.escape(report.game()))
        .append("</h1>\n<p>")
        .append(summary())
        .append("</p>\n");
    list(page, "Not reached", report.notReached());
    for (Finding.Grade grade : Finding.Grade.values()) {
      findings(page, grade);
    }
    list(page, "How it was won", report.solution());
    return page.append("</html>\n").toString();
  }

  private String summary() {
    return String.format(
        Locale.ROOT,
        "%,d faults, %,d hints. %,d sentences tried in %,d rooms, %,d iterations; %,d of %,d lines"
            + " heard; %,d other ways followed.%s",
        report.count(Finding.Grade.FAULT),
        report.count(Finding.Grade.HINT),
        report.tried(),
        report.rooms().size(),
        report.ticks(),
        report.linesHeard(),
        report.lines(),
        report.deviations(),
        report.won() == null ? "" : report.won() ? " The game can be won." : " It was not won.");
  }

  private void findings(StringBuilder page, Finding.Grade grade) {
    List<Finding> ofGrade =
        report.findings().stream().filter(each -> each.grade() == grade).toList();
    if (ofGrade.isEmpty()) {
      return;
    }
    page.append("<h2>")
        .append(grade == Finding.Grade.FAULT ? "Faults" : "Hints")
        .append("</h2><ul>\n");
    for (Finding each : ofGrade) {
      page.append("<li class=\"").append(grade).append("\"><b>").append(Html.escape(each.where()));
      page.append("</b>: ").append(Html.escape(each.what()));
      if (!each.recording().isEmpty()) {
        page.append(" <a href=\"").append(each.recording()).append("\">recording</a>");
        page.append("<details><summary>")
            .append(each.actions().size())
            .append(" actions</summary><ol>");
        each.actions()
            .forEach(action -> page.append("<li>").append(Html.escape(action)).append("</li>"));
        page.append("</ol></details>");
      }
      page.append("</li>\n");
    }
    page.append("</ul>\n");
  }

  private static void list(StringBuilder page, String title, List<String> lines) {
    if (lines.isEmpty()) {
      return;
    }
    page.append("<h2>").append(title).append("</h2><ol>\n");
    lines.forEach(line -> page.append("<li>").append(Html.escape(line)).append("</li>\n"));
    page.append("</ol>\n");
  }
}
