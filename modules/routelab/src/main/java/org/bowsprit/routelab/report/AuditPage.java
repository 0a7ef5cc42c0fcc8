package org.bowsprit.routelab.report;

import java.io.PrintWriter;
import java.util.List;
import org.bowsprit.bytes.html.ContentPolicy;
import org.bowsprit.bytes.html.Html;
import org.bowsprit.routelab.audit.HopDifference;
import org.bowsprit.routelab.audit.RoomAudit;

/**
 * Writes {@code audit.html}: a comparison of a game's matrices with matrices rebuilt from its
 * boxes.
 */
public final class AuditPage {

  private AuditPage() {}

  /** Returns a sentence that states how many matrices each rule rebuilds exactly. */
  public static String verdict(List<RoomAudit> rooms) {
    List<RoomAudit> audited = rooms.stream().filter(room -> !room.matrixMissing()).toList();
    long rebuiltBySeedRule = audited.stream().filter(room -> room.seedDifferences() == 0).count();
    long rebuiltByReferenceRule =
        audited.stream().filter(room -> room.referenceDifferences() == 0).count();
    return ("If box flags are ignored, the founding documents' rule rebuilds %s of %s matrices "
            + "exactly, and the reference interpreter's rule rebuilds %s.")
        .formatted(rebuiltBySeedRule, audited.size(), rebuiltByReferenceRule);
  }

  /** Writes the page. */
  public static void write(String source, List<RoomAudit> rooms, PrintWriter out) {
    StringBuilder table =
        new StringBuilder(
            "<table class=\"summary\"><thead><tr><th>Room</th><th>Boxes</th><th>Pairs</th>"
                + "<th>Founding documents' rule</th><th>Reference interpreter's rule</th>"
                + "<th>Differing hops (from→to: next box in the game, by the founding documents' "
                + "rule, by the reference interpreter's rule)</th></tr></thead><tbody>");
    rooms.forEach(room -> row(table, room));
    table.append("</tbody></table>");
    out.print(
        ContentPolicy.addTo(
            PageResources.text("audit.html")
                .replace("{{title}}", Html.escape("Audit of box matrices: " + source))
                .replace("{{style}}", PageResources.text("report.css"))
                .replace("{{verdict}}", Html.escape(verdict(rooms)))
                .replace("{{table}}", table)));
    out.flush();
  }

  private static void row(StringBuilder table, RoomAudit room) {
    table.append(
        ("<tr><th scope=\"row\">%s</th><td>%s</td><td>%s</td><td>%s</td><td>"
                + "%s</td><td class=\"hops\">")
            .formatted(
                Html.escape(room.name()),
                room.boxes(),
                room.pairs(),
                differenceText(room, room.seedDifferences()),
                differenceText(room, room.referenceDifferences())));
    for (HopDifference hop : room.differences()) {
      table.append(
          "<code>%s→%s: %s, %s, %s</code> "
              .formatted(
                  hop.from(), hop.to(), box(hop.disk()), box(hop.seed()), box(hop.reference())));
    }
    table.append("</td></tr>");
  }

  /**
   * Returns a short text that states how many hops of a rebuilt matrix differ from the game's own
   * matrix, or that the room has no matrix.
   */
  public static String differenceText(RoomAudit room, int differingHops) {
    if (room.matrixMissing()) {
      return "no matrix";
    }
    return differingHops == 0 ? "same" : Wording.count(differingHops, "hop") + " differ";
  }

  private static String box(int id) {
    return id < 0 ? "none" : String.valueOf(id);
  }
}
