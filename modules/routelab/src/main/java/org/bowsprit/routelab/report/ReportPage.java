package org.bowsprit.routelab.report;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.bowsprit.routelab.experiment.Answer;
import org.bowsprit.routelab.experiment.Case;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Disagreement;
import org.bowsprit.routelab.experiment.Summary;

/** Writes {@code report.html}: one page with everything in it, for people new to all of this. */
public final class ReportPage {

  /** In the place of a laboratory: none. */
  public static final String NOT_LIVE = "";

  private static final int WORST = 12;

  private final Comparison comparison;
  private final List<Summary> summaries;
  private final List<Disagreement> worst;

  private ReportPage(Comparison comparison) {
    this.comparison = comparison;
    this.summaries = Summary.of(comparison);
    this.worst = Disagreement.worst(comparison, WORST);
  }

  /** Returns the answer in three sentences. */
  public static String answer(Comparison comparison) {
    List<Summary> summaries = Summary.of(comparison);
    return "%s %s %s"
        .formatted(
            Wording.whatWasCompared(comparison),
            Wording.whoIsBest(summaries),
            Wording.whoStopsShort(summaries));
  }

  /** Writes the page of a comparison, with no laboratory in it. */
  public static void write(Comparison comparison, PrintWriter out) {
    write(comparison, NOT_LIVE, out);
  }

  /**
   * Writes the page of a comparison.
   *
   * @param laboratory the live laboratory's page as one HTML file, or {@link #NOT_LIVE}
   */
  public static void write(Comparison comparison, String laboratory, PrintWriter out) {
    ReportPage page = new ReportPage(comparison);
    String html =
        PageResources.text("report.html")
            .replace("{{title}}", Html.text("Routers compared: " + comparison.source()))
            .replace("{{style}}", PageResources.text("report.css"))
            .replace("{{facts}}", Html.text(page.facts()))
            .replace("{{answer}}", Html.text(answer(comparison)))
            .replace("{{summary}}", SummaryTable.html(page.summaries))
            .replace("{{plots}}", page.plots())
            .replace("{{worst}}", page.worst())
            .replace("{{glossary}}", glossary())
            .replace("{{live}}", live(laboratory))
            .replace("{{script}}", PageResources.text("report.js"))
            .replace("{{data}}", ReportData.json(comparison, page.worst));
    out.print(html);
    out.flush();
  }

  private String facts() {
    return "%s · %s · %s · seed %s%s"
        .formatted(
            Wording.count(comparison.contestants().size(), "router"),
            Wording.count(comparison.rooms().size(), "room"),
            Wording.count(comparison.questionCount(), "walk"),
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
                    " · %s failed %s times and was replaced by box-graph there"
                        .formatted(contestant.id(), contestant.failures())));
    return text.toString();
  }

  private String plots() {
    Plot ratio =
        new Plot(
            "How much longer than need be?",
            "Length over the shortest way through the openings between boxes; 1 is best.",
            true,
            value -> Wording.number(value, 3));
    Plot slack =
        new Plot(
            "How much slower to walk?",
            "Ticks of the simulated walk over the fewest any router needed; 1 is best.",
            true,
            value -> Wording.number(value, 3));
    Plot time =
        new Plot(
            "How long to plan?",
            "Median time of a plan in each room, logarithmic.",
            true,
            Wording::time);
    for (Summary summary : summaries) {
      String id = summary.contestant().id();
      ratio.add(id, summary.ratio());
      slack.add(id, summary.slack());
      time.add(id, summary.nanos());
    }
    return ratio.html() + slack.html() + time.html();
  }

  private String worst() {
    if (worst.isEmpty()) {
      return "<p>The routers agree on every walk.</p>";
    }
    StringBuilder html = new StringBuilder("<ol class=\"worst\">");
    for (int i = 0; i < worst.size(); i++) {
      html.append(
          "<li><button type=\"button\" data-worst=\"%s\">%s</button></li>"
              .formatted(i, Html.text(sentence(worst.get(i)))));
    }
    return html.append("</ol>").toString();
  }

  private String sentence(Disagreement disagreement) {
    Case one = disagreement.one();
    String place = comparison.rooms().get(disagreement.room()).room().name() + ": ";
    if (disagreement.someStop()) {
      List<String> stopping =
          one.answers().stream()
              .filter(answer -> !answer.route().reached())
              .map(Answer::router)
              .toList();
      return place
          + String.join(", ", stopping)
          + (stopping.size() == 1 ? " stops" : " stop")
          + " short, up to "
          + Wording.number(disagreement.farthestEnd(), 0)
          + " px from the target";
    }
    if (!disagreement.elsewhere().isEmpty()) {
      return place
          + String.join(", ", disagreement.elsewhere())
          + (disagreement.elsewhere().size() == 1 ? " takes" : " take")
          + " a click beside the floor for another place, up to "
          + Wording.number(disagreement.farthestEnd(), 0)
          + " px from the nearest";
    }
    return "%sthe longest route is %s times the shortest"
        .formatted(place, Wording.number(disagreement.spread(), 2));
  }

  /** The page opens in a window of its own, made of what stands here. */
  private static String live(String laboratory) {
    return laboratory.isEmpty()
        ? ""
        : PageResources.text("live.html")
            .replace(
                "{{laboratory}}",
                Base64.getEncoder().encodeToString(laboratory.getBytes(StandardCharsets.UTF_8)));
  }

  private static String glossary() {
    StringBuilder html = new StringBuilder("<dl>");
    for (Column column : Column.ALL) {
      html.append(
          "<dt>%s <code>%s</code></dt><dd>%s</dd>"
              .formatted(Html.text(column.title()), column.key(), Html.text(column.definition())));
    }
    return html.append("</dl>").toString();
  }
}
