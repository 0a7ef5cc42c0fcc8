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

  private final Comparison comparison;
  private final List<SummaryCount> counts = new ArrayList<>();
  private final List<Disagreement> worst = new ArrayList<>();
  private int rooms;
  private int questions;

  /** Begins with no room. */
  public Findings(Comparison comparison) {
    this.comparison = comparison;
    for (Contestant contestant : comparison.contestants()) {
      counts.add(new SummaryCount(contestant, counts.size()));
    }
  }

  /** Adds the results of the next room. */
  public void add(RoomResult room) {
    counts.forEach(count -> count.add(room));
    worst.addAll(Disagreement.worst(rooms, room));
    worst.sort(Comparator.comparing(Disagreement::weight));
    if (worst.size() > WORST) {
      worst.subList(WORST, worst.size()).clear();
    }
    rooms++;
    questions += room.cases().size();
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

  /** Returns the questions the routers disagree about most, worst first, at most two a room. */
  public List<Disagreement> worst() {
    return List.copyOf(worst);
  }
}
