package org.bowsprit.routelab.report;

import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.bowsprit.pathfinding.SearchStatistics;
import org.bowsprit.trial.Answer;

/**
 * A figure that is computed from the answer of a router, with its names in the results and in the
 * report.
 *
 * @param key the name of the figure in the results
 * @param title the title that is shown to users
 * @param definition the definition of the figure, in one sentence
 * @param digits the number of digits after the decimal point
 * @param of returns the figure of an answer; NaN if the figure has no meaning for it
 */
record Column(
    String key, String title, String definition, int digits, ToDoubleFunction<Answer> of) {

  /** All figures, in the order in which the result files list them. */
  static final List<Column> ALL =
      List.of(
          new Column(
              "length",
              "Length",
              "Length of the route in pixels.",
              4,
              answer -> answer.figures().shape().length()),
          new Column(
              "idealTicks",
              "Ideal ticks",
              "Ticks the route would take at full scale without rounding.",
              4,
              answer -> answer.figures().shape().idealTicks()),
          new Column(
              "ratioGraph",
              "Ratio",
              "Length over that of the shortest way through the openings between boxes, of arriving"
                  + " walks of 10 pixels or more; 1 is best.",
              6,
              answer -> answer.figures().ratioGraph()),
          new Column(
              "ratioUnion",
              "Ratio, open floor",
              "Length over that of the shortest way on the floor if boxes had no borders.",
              6,
              answer -> answer.figures().ratioUnion()),
          new Column(
              "refLength",
              "Reference",
              "Length of the shortest route at any angle: what the scenario claims, else what geodesic"
                  + " finds.",
              4,
              answer -> answer.figures().reference()),
          new Column(
              "suboptimality",
              "Suboptimality",
              "Length over the reference length; 1 is best.",
              6,
              answer -> answer.figures().suboptimality()),
          new Column(
              "octileRatio",
              "Octile ratio",
              "Length over what the scenario claims for steps to the eight neighbouring cells; below 1"
                  + " where a route turns at other angles.",
              6,
              answer -> answer.figures().octileRatio()),
          new Column(
              "turns",
              "Turns",
              "Waypoints on the way at which the direction changes by more than a degree.",
              0,
              answer -> answer.figures().shape().turns()),
          new Column(
              "turnAngle",
              "Turning",
              "Sum of all changes of direction in degrees.",
              2,
              answer -> answer.figures().shape().turnAngle()),
          new Column(
              "facingChanges",
              "Facings",
              "How often an actor turns to another of its four sides on the way.",
              0,
              answer -> answer.figures().shape().facingChanges()),
          new Column(
              "hopAgreement",
              "Agreement",
              "Share of the box matrix's own chain of boxes that the route follows from its start.",
              4,
              answer -> answer.figures().chain().agreement()),
          new Column(
              "sameChain",
              "Same chain",
              "1 if the route crosses exactly the boxes the matrix names.",
              0,
              answer -> answer.figures().chain().same() ? 1 : 0),
          new Column(
              "chainEdit",
              "Chain edits",
              "Fewest boxes to insert, drop or replace to get the matrix's chain.",
              0,
              answer -> answer.figures().chain().edits()),
          new Column(
              "clearanceMin",
              "Least clearance",
              "Smallest distance of the route to the edge of the floor in pixels.",
              3,
              answer -> answer.figures().sampled().minClearance()),
          new Column(
              "clearanceMean",
              "Mean clearance",
              "Mean distance of the route to the edge of the floor in pixels.",
              3,
              answer -> answer.figures().sampled().meanClearance()),
          new Column(
              "outsidePixels",
              "Outside",
              "Samples of the route, one a pixel, more than ¾ pixel off the floor.",
              0,
              answer -> answer.figures().sampled().outside()),
          new Column(
              "lockedPixels",
              "In locked boxes",
              "Samples outside the floor that lie in a locked box.",
              0,
              answer -> answer.figures().sampled().locked()),
          new Column(
              "endError",
              "End error",
              "Distance from the end of the route to the target in pixels.",
              3,
              answer -> answer.figures().endError()),
          new Column(
              "ticks",
              "Ticks",
              "Game ticks a simulated actor takes, with the room's scale; empty if it never ends.",
              0,
              answer -> answer.figures().ticks() < 0 ? Double.NaN : answer.figures().ticks()),
          new Column(
              "hops",
              "Hops",
              "How often the route steps from one box into another.",
              0,
              Answer::hops),
          new Column(
              "zSwitches",
              "Plane switches",
              "How often the plane that hides the actor changes on the way.",
              0,
              answer -> answer.figures().zSwitches()),
          new Column(
              "nodes",
              "Nodes",
              "What the router expanded to find the route.",
              0,
              answer -> answer.route().effort().nodesExpanded()),
          nodeCount(
              "generated",
              "Generated",
              "that were found as successors",
              SearchStatistics::generated),
          nodeCount(
              "expanded", "Expanded", "whose successors were found", SearchStatistics::expanded),
          nodeCount(
              "pushed", "Pushed", "that were put into the open list", SearchStatistics::pushed),
          nodeCount(
              "pruned",
              "Pruned",
              "that were dropped before they were expanded",
              SearchStatistics::pruned),
          new Column(
              "deviation",
              "Deviation",
              "Greatest distance between the simulated walk and the classic one in pixels.",
              3,
              answer -> answer.figures().deviation()));

  /**
   * The figures without a meaning on a map, because they are about the matrix, actors or authored
   * boxes.
   */
  private static final Set<String> ROOM_ONLY_KEYS =
      Set.of(
          "idealTicks",
          "ratioUnion",
          "facingChanges",
          "hopAgreement",
          "sameChain",
          "chainEdit",
          "lockedPixels",
          "ticks",
          "hops",
          "zSwitches",
          "deviation");

  /** Returns whether the figure has a meaning only in rooms of games. */
  boolean isRoomOnly() {
    return ROOM_ONLY_KEYS.contains(key);
  }

  private static Column nodeCount(
      String key, String title, String condition, ToLongFunction<SearchStatistics> count) {
    return new Column(
        key,
        title,
        "Nodes of the search " + condition + ".",
        0,
        answer ->
            answer.route().effort().statistics().stream()
                .mapToDouble(statistics -> count.applyAsLong(statistics))
                .findFirst()
                .orElse(Double.NaN));
  }

  /** Returns the figure of an answer as text; empty if the figure has no meaning for it. */
  String text(Answer answer) {
    return Decimal.text(of.applyAsDouble(answer), digits);
  }
}
