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

  /** Returns the result in a sentence for each rule. */
  public static String verdict(List<RoomAudit> rooms) {
    List<RoomAudit> audited = rooms.stream().filter(room -> !room.matrixMissing()).toList();
    long seed = audited.stream().filter(room -> room.seedDiffers() == 0).count();
    long reference = audited.stream().filter(room -> room.referenceDiffers() == 0).count();
    return ("With flags ignored, the seeds' rule rebuilds %s of %s matrices hop for "
            + "hop, the reference's rule %s.")
        .formatted(seed, audited.size(), reference);
  }

  /** Writes the page. */
  public static void write(String source, List<RoomAudit> rooms, PrintWriter out) {
    StringBuilder table =
        new StringBuilder(
            "<table class=\"summary\"><thead><tr><th>Room</th><th>Boxes</th><th>Pairs</th>"
                + "<th>Seeds' rule</th><th>Reference's rule</th>"
                + "<th>Hops that differ: from, to, disk, seeds, reference</th></tr></thead><tbody>");
    rooms.forEach(room -> row(table, room));
    table.append("</tbody></table>");
    out.print(
        ContentPolicy.addTo(
            PageResources.text("audit.html")
                .replace("{{title}}", Html.escape("Box matrices audited: " + source))
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
                agreement(room, room.seedDiffers()),
                agreement(room, room.referenceDiffers())));
    for (HopDifference hop : room.differences()) {
      table.append(
          "<code>%s→%s: %s, %s, %s</code> "
              .formatted(
                  hop.from(), hop.to(), box(hop.disk()), box(hop.seed()), box(hop.reference())));
    }
    table.append("</td></tr>");
  }

  /** Returns the result for a rebuild in a few words. */
  public static String agreement(RoomAudit room, int differing) {
    if (room.matrixMissing()) {
      return "no matrix";
    }
    return differing == 0 ? "same" : Wording.count(differing, "hop") + " differ";
  }

  private static String box(int id) {
    return id < 0 ? "none" : String.valueOf(id);
  }
}
