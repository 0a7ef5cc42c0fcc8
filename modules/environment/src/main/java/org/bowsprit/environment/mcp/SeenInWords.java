package org.bowsprit.environment.mcp;

import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.environment.observation.Observation;

/** Describes an observation in words. */
final class SeenInWords {

  private SeenInWords() {}

  /**
   * Returns the place, the things, the inventory, the verbs and the lines to choose from, each on a
   * separate line.
   */
  static String of(Observation seen) {
    StringBuilder words = new StringBuilder("Room: ");
    words.append(seen.roomName().isEmpty() ? String.valueOf(seen.room()) : seen.roomName());
    if (seen.ego() != null) {
      words.append("; you are ").append(seen.ego().name());
      words.append(" at ").append(seen.ego().x()).append(", ").append(seen.ego().y());
    }
    words.append(".\n");
    listed(words, "Things", things(seen.things()));
    listed(words, "You carry", things(seen.inventory()));
    listed(words, "Verbs", words(seen.verbs()));
    words.append(lines(seen));
    if (!seen.free()) {
      words.append("You cannot act now; wait, or skip the scene.\n");
    }
    seen.faults().forEach(fault -> words.append("Script error: ").append(fault).append('\n'));
    return words.toString();
  }

  /** Returns the lines to choose from, each with its number. */
  static String lines(Observation seen) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < seen.lines().size(); i++) {
      lines.append("Line ").append(i).append(": ").append(seen.lines().get(i).text()).append('\n');
    }
    return lines.toString();
  }

  /** Returns the spoken lines, one on each line. */
  static String spoken(Observation seen) {
    return seen.said().stream()
        .map(said -> (said.who().isEmpty() ? "" : said.who() + ": ") + said.text() + "\n")
        .collect(Collectors.joining());
  }

  private static void listed(StringBuilder words, String what, String all) {
    if (!all.isEmpty()) {
      words.append(what).append(": ").append(all).append(".\n");
    }
  }

  private static String things(List<Observation.Thing> things) {
    return things.stream()
        .map(thing -> thing.name().isEmpty() ? String.valueOf(thing.object()) : thing.name())
        .collect(Collectors.joining(", "));
  }

  private static String words(List<Observation.Word> words) {
    return words.stream().map(Observation.Word::text).collect(Collectors.joining(", "));
  }
}
