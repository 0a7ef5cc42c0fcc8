package org.bowsprit.environment.mcp;

import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.environment.observation.Observation;

/** Describes an observation in words. */
final class ObservationText {

  private ObservationText() {}

  /**
   * Returns the place, the things, the inventory, the verbs and the lines to choose from, each on a
   * separate line.
   */
  static String of(Observation observation) {
    StringBuilder words = new StringBuilder("Room: ");
    words.append(
        observation.roomName().isEmpty()
            ? String.valueOf(observation.room())
            : observation.roomName());
    if (observation.ego() != null) {
      words.append("; you are ").append(observation.ego().name());
      words.append(" at ").append(observation.ego().x()).append(", ").append(observation.ego().y());
    }
    words.append(".\n");
    appendList(words, "Things", things(observation.things()));
    appendList(words, "You carry", things(observation.inventory()));
    appendList(words, "Verbs", words(observation.verbs()));
    words.append(lines(observation));
    if (!observation.free()) {
      words.append("You cannot act now; wait, or skip the scene.\n");
    }
    observation
        .faults()
        .forEach(fault -> words.append("Script error: ").append(fault).append('\n'));
    return words.toString();
  }

  /** Returns the lines to choose from, each with its number. */
  static String lines(Observation observation) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < observation.lines().size(); i++) {
      lines
          .append("Line ")
          .append(i)
          .append(": ")
          .append(observation.lines().get(i).text())
          .append('\n');
    }
    return lines.toString();
  }

  /** Returns the spoken lines, one on each line. */
  static String spoken(Observation observation) {
    return observation.said().stream()
        .map(said -> (said.who().isEmpty() ? "" : said.who() + ": ") + said.text() + "\n")
        .collect(Collectors.joining());
  }

  private static void appendList(StringBuilder words, String what, String list) {
    if (!list.isEmpty()) {
      words.append(what).append(": ").append(list).append(".\n");
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
