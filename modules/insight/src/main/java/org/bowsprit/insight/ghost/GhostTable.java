package org.bowsprit.insight.ghost;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.trial.Answer;

/**
 * Writes the measures of each router's path in a race as lines of text. Lengths, ticks and hops are
 * the same as in {@code bowsprit compare}.
 */
public final class GhostTable {

  private GhostTable() {}

  public static String heading(Texts texts) {
    return line(
        "",
        texts.of("inside.router"),
        texts.of("inside.length"),
        texts.of("inside.ticks"),
        texts.of("inside.hops"),
        "");
  }

  /**
   * Returns one line for each router, in the order of the routers.
   *
   * @param currentRouter the router that plans the real walk, which is marked
   */
  public static List<String> lines(GhostRace race, String currentRouter) {
    List<String> lines = new ArrayList<>();
    for (GhostRun run : race.runs()) {
      lines.add(line(run.answer(), currentRouter));
    }
    return lines;
  }

  /**
   * Returns the command with which the router laboratory computes the same walk on an unchanged
   * floor.
   */
  public static String command(GhostRace race) {
    WalkStart start = race.start();
    return String.format(
        Locale.ROOT,
        "compare GAME --rooms %d --walk %d,%d,%d,%d --speed %dx%d --queries 0 --out DIR",
        start.room().id(),
        start.from().x(),
        start.from().y(),
        start.to().x(),
        start.to().y(),
        start.speed().x(),
        start.speed().y());
  }

  private static String line(Answer answer, String currentRouter) {
    int ticks = answer.figures().ticks();
    return line(
        answer.router().equals(currentRouter) ? ">" : "",
        answer.router(),
        String.format(Locale.ROOT, "%.1f", answer.figures().shape().length()),
        ticks < 0 ? "-" : String.valueOf(ticks),
        String.valueOf(answer.hops()),
        answer.route().reached() ? "" : answer.route().reason().name());
  }

  private static String line(
      String mark, String router, String length, String ticks, String hops, String remark) {
    return String.format(
            Locale.ROOT, "%-2s%-12s%7s%6s%5s  %s", mark, router, length, ticks, hops, remark)
        .stripTrailing();
  }
}
