package org.bowsprit.environment.goal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.bowsprit.engine.session.GameSession;

/** The progress of a session towards its goals. */
public final class Progress {

  private final Goals goals;
  private final BitSet reached;
  private boolean won;
  private double reward;

  /** Creates the progress of a session that has reached nothing. */
  public Progress(Goals goals) {
    this(goals, new BitSet(), false);
  }

  private Progress(Goals goals, BitSet reached, boolean won) {
    this.goals = goals;
    this.reached = reached;
    this.won = won;
  }

  /** Checks a session after an iteration. */
  public void update(GameSession session) {
    List<Goals.Milestone> milestones = goals.milestones();
    for (int i = reached.nextClearBit(0); i < milestones.size(); i = reached.nextClearBit(i + 1)) {
      if (milestones.get(i).reached().isTrueIn(session)) {
        reached.set(i);
        reward += milestones.get(i).reward();
      }
    }
    if (!won && goals.isWon(session)) {
      won = true;
      reward += goals.reward();
    }
  }

  /** Returns the reward since the last call. */
  public double takeReward() {
    double taken = reward;
    reward = 0;
    return taken;
  }

  /** Returns whether the goal has been reached. */
  public boolean isWon() {
    return won;
  }

  /** Returns the names of the milestones that have been reached, in the order of the file. */
  public List<String> milestones() {
    List<String> names = new ArrayList<>();
    reached.stream().forEach(i -> names.add(goals.milestones().get(i).name()));
    return names;
  }

  /** Returns an independent copy. */
  public Progress copy() {
    return new Progress(goals, (BitSet) reached.clone(), won);
  }
}
