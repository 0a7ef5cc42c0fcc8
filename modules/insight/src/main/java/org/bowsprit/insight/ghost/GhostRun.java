package org.bowsprit.insight.ghost;

import java.util.List;
import org.bowsprit.trial.Answer;

/**
 * The walk of one router.
 *
 * @param answer the route and its measures, as in the router laboratory
 * @param poses the pose of the figure after each tick
 */
public record GhostRun(Answer answer, List<Pose> poses) {

  public GhostRun {
    poses = List.copyOf(poses);
  }
}
