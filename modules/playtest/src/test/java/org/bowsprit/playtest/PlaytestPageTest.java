package org.bowsprit.playtest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.Finding.Grade;
import org.bowsprit.playtest.finding.Finding.Kind;
import org.bowsprit.playtest.finding.PlaytestReport;
import org.junit.jupiter.api.Test;

/** Tests the page that shows the report of a playtest. */
class PlaytestPageTest {

  @Test
  void thePageEscapesTheTextOfFindings() {
    Finding finding =
        new Finding(
            Kind.DEAD_END,
            Grade.FAULT,
            "room kitchen",
            "\"<b>\" & gone",
            List.of("give rope"),
            "dead-end-1.txt");
    PlaytestReport report =
        new PlaytestReport(
            1,
            "A <game>",
            "",
            null,
            List.of(),
            1,
            2,
            List.of(),
            3,
            4,
            0,
            List.of(),
            List.of(finding));

    String page = new PlaytestPage(report).html();

    assertThat(page)
        .contains("A &lt;game&gt;", "&quot;&lt;b&gt;&quot; &amp; gone")
        .contains("<a href=\"dead-end-1.txt\">", "<li>give rope</li>")
        .contains("1 faults, 0 hints")
        .doesNotContain("<h2>Hints</h2>");
  }
}
