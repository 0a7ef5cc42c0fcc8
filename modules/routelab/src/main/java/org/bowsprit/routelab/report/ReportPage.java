package org.bowsprit.routelab.report;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.bytes.html.ContentPolicy;
import org.bowsprit.bytes.html.Html;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Disagreement;
import org.bowsprit.routelab.experiment.Findings;
import org.bowsprit.routelab.experiment.RunManifest;
import org.bowsprit.routelab.experiment.Summary;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;

/** Writes {@code report.html}: a self-contained page for readers who are new to routing. */
public final class ReportPage {

  /** The value that means that there is no live laboratory. */
  public static final String NOT_LIVE = "";

  private static final String DATA_PLACEHOLDER = "{{data}}";

  private final Findings findings;
  private final Comparison comparison;
  private final List<Summary> summaries;

  private ReportPage(Findings findings) {
    this.findings = findings;
    this.comparison = findings.comparison();
    this.summaries = findings.summaries();
  }

  /** Returns the result of the comparison, in a few sentences. */
  public static String result(Findings findings) {
    List<Summary> summaries = findings.summaries();
    return Stream.of(
            Wording.comparedSentence(findings),
            Wording.bestRoutersSentence(findings),
            Wording.stopsShortSentence(summaries))
        .filter(sentence -> !sentence.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /**
   * Writes the page of a comparison.
   *
   * @param findings the findings of the comparison
   * @param rooms the rooms to show
   * @param laboratory the live laboratory's page as one HTML file, or {@link #NOT_LIVE}
   * @param out receives the page; is not closed
   */
  public static void write(
      Findings findings, ShownRooms rooms, String laboratory, PrintWriter out) {
    Map<String, String> parts = new ReportPage(findings).parts(rooms, laboratory);
    String template = PageResources.text("report.html");
    int data = template.indexOf(DATA_PLACEHOLDER);
    out.print(fillTemplate(template.substring(0, data), parts));
    ReportData.write(findings, rooms, out);
    out.print(fillTemplate(template.substring(data + DATA_PLACEHOLDER.length()), parts));
  }

  private static String fillTemplate(String template, Map<String, String> parts) {
    String page = template;
    for (Map.Entry<String, String> part : parts.entrySet()) {
      page = page.replace("{{" + part.getKey() + "}}", part.getValue());
    }
    return page;
  }

  private Map<String, String> parts(ShownRooms rooms, String laboratory) {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("title", Html.escape("Routers compared: " + comparison.source()));
    String script = PageResources.text("report.js");
    String live = laboratoryHtml(laboratory);
    parts.put("policy", policy(script, live, laboratory));
    parts.put("style", PageResources.text("report.css"));
    parts.put("facts", Html.escape(subtitle()));
    parts.put("answer", Html.escape(result(findings)));
    parts.put("summary", SummaryTable.html(findings));
    parts.put("plots", plots());
    parts.put("subject", PageResources.text(findings.hasRoom() ? "rooms.html" : "maps.html"));
    parts.put("rankings", rankings());
    parts.put("charts", new Charts(findings).html());
    parts.put("manifest", manifest());
    parts.put("worst", worstList());
    parts.put("glossary", glossary());
    parts.put("live", live);
    parts.put("shown", noteAboutOmittedRooms(rooms));
    parts.put("script", script);
    return parts;
  }

  private static String policy(String script, String live, String laboratory) {
    List<String> scripts = new ArrayList<>(List.of("\n" + script + "\n"));
    scripts.addAll(ContentPolicy.scriptsIn(live));
    return laboratory.equals(NOT_LIVE)
        ? ContentPolicy.metaElement(scripts)
        : ContentPolicy.metaElement(scripts, laboratory);
  }

  /** Returns a note about the rooms that are left out, if there are any. */
  private String noteAboutOmittedRooms(ShownRooms rooms) {
    return rooms.isComplete()
        ? ""
        : "  <p class=\"note\">Of %s, these are the %s whose routers disagree most; all are in <code>results.csv</code>.</p>\n"
            .formatted(
                Wording.count(findings.roomCount(), "room"),
                Wording.number(rooms.roomIndices().size(), 0));
  }

  private String subtitle() {
    return "%s · %s · %s · seed %s%s"
        .formatted(
            Wording.count(comparison.contestants().size(), "router"),
            Wording.count(findings.roomCount(), findings.hasRoom() ? "room" : "map"),
            Wording.count(findings.questionCount(), "walk"),
            comparison.settings().seed(),
            failures());
  }

  private String failures() {
    StringBuilder text = new StringBuilder();
    comparison.contestants().stream()
        .filter(contestant -> contestant.failures() > 0)
        .forEach(
            contestant ->
                text.append(
                    " · %s failed %s and was replaced by box-graph there"
                        .formatted(
                            contestant.id(),
                            contestant.failures() == 1
                                ? "once"
                                : contestant.failures() + " times")));
    return text.toString();
  }

  private String plots() {
    Plot ratio =
        new Plot(
            "How much longer than need be?",
            findings.hasRoom()
                ? "Length over the shortest way through the openings between boxes; 1 is best."
                : "Length over the shortest way; 1 is best.",
            true,
            value -> Wording.number(value, 3),
            Wording::axisNumber);
    Plot slack =
        new Plot(
            "How much slower to walk?",
            "Ticks of the simulated walk over the fewest any router needed; 1 is best.",
            true,
            value -> Wording.number(value, 3),
            Wording::axisNumber);
    Plot time =
        new Plot(
            "How long to plan?",
            "Time of plans whose route arrives, logarithmic.",
            true,
            Wording::time,
            Wording::axisTime);
    for (Summary summary : summaries) {
      String id = summary.contestant().id();
      ratio.add(id, summary.ratio());
      slack.add(id, summary.slack());
      time.add(id, summary.nanos());
    }
    return ratio.html() + slack.html() + time.html();
  }

  private String rankings() {
    String length =
        findings
            .byLength()
            .map(
                ranking ->
                    RankingTable.html(
                        ranking,
                        summaries,
                        "Shorter on",
                        "Longer on",
                        "Mean ratio, more by",
                        difference -> Wording.number(difference, 4)))
            .orElse("");
    String time =
        findings
            .byTime()
            .map(
                ranking ->
                    RankingTable.html(
                        ranking,
                        summaries,
                        "Faster on",
                        "Slower on",
                        "Times as long",
                        difference -> Wording.number(Math.exp(difference), 2)))
            .orElse("");
    int stride = findings.suboptimality().stride();
    String sample =
        stride == 1
            ? ""
            : "<p class=\"note\">Every %s walk is compared.</p>".formatted(Wording.ordinal(stride));
    return scrollable("Ranking by length", length) + scrollable("Ranking by time", time) + sample;
  }

  /** Returns a region that the keyboard can scroll; empty if it has no content. */
  private static String scrollable(String label, String content) {
    return content.isEmpty()
        ? ""
        : "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"%s\">%s</div>"
            .formatted(label, content);
  }

  private String manifest() {
    RunManifest manifest = comparison.manifest();
    StringBuilder html = new StringBuilder("<dl class=\"manifest\">");
    entry(html, "Version", manifest.version());
    entry(html, "Command", manifest.command());
    manifest.inputs().forEach((name, sum) -> entry(html, "SHA-256 of " + name, sum));
    manifest.plugins().forEach((id, sum) -> entry(html, "SHA-256 of the plugin of " + id, sum));
    manifest.machines().forEach(machine -> entry(html, "Times taken", machine));
    return html.append("</dl>").toString();
  }

  private static void entry(StringBuilder html, String name, String value) {
    if (!value.isEmpty()) {
      html.append(
          "<dt>%s</dt><dd><code>%s</code></dd>".formatted(Html.escape(name), Html.escape(value)));
    }
  }

  private String worstList() {
    List<Disagreement> worst = findings.worstDisagreements();
    if (worst.isEmpty()) {
      return "<p>The routers agree on every walk.</p>";
    }
    StringBuilder html = new StringBuilder("<ol class=\"worst\">");
    for (int i = 0; i < worst.size(); i++) {
      html.append(
          "<li><button type=\"button\" data-worst=\"%s\">%s</button></li>"
              .formatted(i, Html.escape(sentence(worst.get(i)))));
    }
    return html.append("</ol>").toString();
  }

  private static String sentence(Disagreement disagreement) {
    AnsweredQuestion question = disagreement.one();
    String roomPrefix = disagreement.place() + ": ";
    if (disagreement.someStop()) {
      List<String> stopping =
          question.answers().stream()
              .filter(answer -> !answer.route().reached())
              .filter(answer -> !answer.lacksMatrix())
              .map(Answer::router)
              .toList();
      return roomPrefix
          + String.join(", ", stopping)
          + (stopping.size() == 1 ? " stops" : " stop")
          + " short, up to "
          + Wording.number(disagreement.farthestEnd(), 0)
          + " px from the target";
    }
    if (!disagreement.elsewhere().isEmpty()) {
      return roomPrefix
          + String.join(", ", disagreement.elsewhere())
          + (disagreement.elsewhere().size() == 1 ? " takes" : " take")
          + " a click beside the floor for another place, up to "
          + Wording.number(disagreement.farthestEnd(), 0)
          + " px from the nearest";
    }
    return "%sthe longest route is %s times the shortest"
        .formatted(roomPrefix, Wording.number(disagreement.spread(), 2));
  }

  /** Returns the embedded page of the laboratory, which opens in a separate window. */
  private static String laboratoryHtml(String laboratory) {
    return laboratory.isEmpty()
        ? ""
        : PageResources.text("live.html")
            .replace(
                "{{laboratory}}",
                Base64.getEncoder().encodeToString(laboratory.getBytes(StandardCharsets.UTF_8)));
  }

  private String glossary() {
    StringBuilder html = new StringBuilder("<dl>");
    for (Column column : Column.ALL) {
      if (column.isRoomOnly() && !findings.hasRoom()) {
        continue;
      }
      html.append(
          "<dt>%s <code>%s</code></dt><dd>%s</dd>"
              .formatted(
                  Html.escape(column.title()), column.key(), Html.escape(column.definition())));
    }
    return html.append("</dl>").toString();
  }
}
