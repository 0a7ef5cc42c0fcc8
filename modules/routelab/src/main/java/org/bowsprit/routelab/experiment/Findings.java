package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a comparison has found out, summed up while the results of its rooms go by. It takes the
 * same memory for any number of rooms.
 */
public final class Findings {

  private static final int WORST = 12;
  private static final int PER_ROOM = 2;

  private final Comparison comparison;
  private final List<SummaryCount> counts = new ArrayList<>();
  private final List<Disagreement> worst = new ArrayList<>();
  private final List<Disagreement> ofRoom = new ArrayList<>();
  private int rooms;
  private int questions;

  /** Begins with no room. */
  public Findings(Comparison comparison) {
    this.comparison = comparison;
    for (Contestant contestant : comparison.contestants()) {
      counts.add(new SummaryCount(contestant, counts.size()));
    }
  }

  /** Adds the next results. */
  public void add(BatchResult batch) {
    counts.forEach(count -> count.add(batch));
    if (batch.beginsRoom()) {
      keep(worst, ofRoom.subList(0, Math.min(PER_ROOM, ofRoom.size())));
      ofRoom.clear();
    }
    keep(ofRoom, Disagreement.in(batch));
    rooms += batch.beginsRoom() ? 1 : 0;
    questions += batch.cases().size();
  }

  private static void keep(List<Disagreement> worst, List<Disagreement> more) {
    worst.addAll(more);
    worst.sort(Comparator.comparing(Disagreement::weight));
    if (worst.size() > WORST) {
      worst.subList(WORST, worst.size()).clear();
    }
  }

  /** Returns what is compared. */
  public Comparison comparison() {
    return comparison;
  }

  /** Returns how many rooms there were. */
  public int rooms() {
    return rooms;
  }

  /** Returns how many questions were asked. */
  public int questions() {
    return questions;
  }

  /** Returns what each router has come to, in their order. */
  public List<Summary> summaries() {
    return counts.stream().map(SummaryCount::summary).toList();
  }

  /**
   * Returns the questions the routers disagree about most, worst first, at most two a room where
   * there is more than one.
   */
  public List<Disagreement> worst() {
    List<Disagreement> all = new ArrayList<>(worst);
    keep(all, rooms == 1 ? ofRoom : ofRoom.subList(0, Math.min(PER_ROOM, ofRoom.size())));
    return List.copyOf(all);
  }
}
