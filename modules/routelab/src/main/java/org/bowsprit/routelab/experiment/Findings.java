package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.bowsprit.pathfinding.SearchStatistics;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.Contestant;

/**
 * The findings of a comparison, which are accumulated as results arrive. Memory use does not depend
 * on the number of rooms.
 */
public final class Findings {

  private static final int MAX_DISAGREEMENTS = 12;
  private static final int MAX_DISAGREEMENTS_PER_ROOM = 2;

  private final Comparison comparison;
  private final List<SummaryCount> counts = new ArrayList<>();
  private final List<Disagreement> worstDisagreements = new ArrayList<>();
  private final List<Disagreement> disagreementsOfRoom = new ArrayList<>();
  private final PairedSample suboptimality;
  private final PairedSample disagreementWithMatrix;
  private final PairedSample logNanos;
  private final PairedSample expandedNodes;
  private final Buckets buckets;

  /** The rankings computed since results were last added. */
  private final Map<String, Optional<Ranking>> rankings = new HashMap<>();

  private boolean hasMatrix;
  private boolean hasRoom;
  private int roomCount;
  private int questionCount;

  /** Creates empty findings. */
  public Findings(Comparison comparison) {
    this.comparison = comparison;
    for (Contestant contestant : comparison.contestants()) {
      counts.add(new SummaryCount(contestant, counts.size()));
    }
    int routers = comparison.contestants().size();
    suboptimality = new PairedSample(routers);
    disagreementWithMatrix = new PairedSample(routers);
    logNanos = new PairedSample(routers);
    expandedNodes = new PairedSample(routers);
    buckets = new Buckets(routers);
  }

  /** Adds the next results. */
  public void add(BatchResult batch) {
    rankings.clear();
    counts.forEach(count -> count.add(batch));
    if (batch.beginsRoom()) {
      addWorst(
          worstDisagreements,
          disagreementsOfRoom.subList(
              0, Math.min(MAX_DISAGREEMENTS_PER_ROOM, disagreementsOfRoom.size())));
      disagreementsOfRoom.clear();
    }
    addWorst(disagreementsOfRoom, Disagreement.shownDisagreements(batch));
    hasRoom |= batch.room().field().isEmpty();
    for (AnsweredQuestion question : batch.questions()) {
      hasMatrix |= !question.matrixChain().isEmpty();
      suboptimality.add(figures(question, answer -> answer.figures().comparisonRatio()));
      if (!question.matrixChain().isEmpty()) {
        disagreementWithMatrix.add(
            figures(question, answer -> 1 - answer.figures().chain().agreement()));
      }
      logNanos.add(figures(question, Findings::logNanos));
      expandedNodes.add(figures(question, Findings::expanded));
      buckets.add(question, batch.room().unit());
    }
    roomCount += batch.beginsRoom() ? 1 : 0;
    questionCount += batch.questions().size();
  }

  private static double[] figures(AnsweredQuestion question, ToDoubleFunction<Answer> figure) {
    return question.answers().stream().mapToDouble(figure).toArray();
  }

  private static double logNanos(Answer answer) {
    double nanos = answer.nanosIfReached();
    return Double.isNaN(nanos) ? nanos : Math.log(Math.max(1, nanos));
  }

  private static double expanded(Answer answer) {
    long nodes =
        answer
            .route()
            .effort()
            .statistics()
            .map(SearchStatistics::expanded)
            .orElse(answer.route().effort().nodesExpanded());
    return nodes == 0 ? Double.NaN : (double) nodes;
  }

  private static void addWorst(
      List<Disagreement> worstDisagreements, List<Disagreement> newDisagreements) {
    worstDisagreements.addAll(newDisagreements);
    worstDisagreements.sort(Comparator.comparing(Disagreement::weight));
    if (worstDisagreements.size() > MAX_DISAGREEMENTS) {
      worstDisagreements.subList(MAX_DISAGREEMENTS, worstDisagreements.size()).clear();
    }
  }

  /** Returns the comparison. */
  public Comparison comparison() {
    return comparison;
  }

  /** Returns the number of rooms. */
  public int roomCount() {
    return roomCount;
  }

  /** Returns the number of questions. */
  public int questionCount() {
    return questionCount;
  }

  /** Returns whether at least one question has a path in the matrix of its room. */
  public boolean hasMatrix() {
    return hasMatrix;
  }

  /**
   * Returns whether any floor comes from a game room or imitates one. If not, all floors are maps
   * or meshes.
   */
  public boolean hasRoom() {
    return hasRoom;
  }

  /** Returns the ratio of each route's length to that of the shortest path, by question. */
  public PairedSample suboptimality() {
    return suboptimality;
  }

  /** Returns the natural logarithms of the planning times in nanoseconds, by question. */
  public PairedSample logNanos() {
    return logNanos;
  }

  /** Returns the numbers of expanded nodes, by question. */
  public PairedSample expanded() {
    return expandedNodes;
  }

  /** Returns the ranking by length of the routes; empty if no route can be rated. */
  public Optional<Ranking> byLength() {
    return rankings.computeIfAbsent("byLength", name -> Ranking.of(suboptimality));
  }

  /** Returns the ranking by planning time; empty if no times were measured. */
  public Optional<Ranking> byTime() {
    return rankings.computeIfAbsent("byTime", name -> Ranking.of(logNanos));
  }

  /** Returns the ranking by agreement with the matrix; empty if there is no matrix. */
  public Optional<Ranking> byMatrix() {
    return rankings.computeIfAbsent("byMatrix", name -> Ranking.of(disagreementWithMatrix));
  }

  /** Returns the mean figures of the routers for walks of similar length. */
  public List<Buckets.Band> buckets() {
    return buckets.bands();
  }

  /** Returns the summaries of the routers, in the order of the comparison. */
  public List<Summary> summaries() {
    return counts.stream().map(SummaryCount::summary).toList();
  }

  /**
   * Returns the largest disagreements, the largest first, at most two per room if there are several
   * rooms.
   */
  public List<Disagreement> worstDisagreements() {
    List<Disagreement> disagreements = new ArrayList<>(worstDisagreements);
    addWorst(
        disagreements,
        roomCount == 1
            ? disagreementsOfRoom
            : disagreementsOfRoom.subList(
                0, Math.min(MAX_DISAGREEMENTS_PER_ROOM, disagreementsOfRoom.size())));
    return List.copyOf(disagreements);
  }
}
