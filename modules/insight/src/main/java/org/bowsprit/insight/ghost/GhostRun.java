package org.bowsprit.insight.ghost;

import java.util.List;
import org.bowsprit.routelab.experiment.Answer;

/**
 * How one router would have walked.
 *
 * @param answer its route and figures, as the laboratory has them
 * @param poses the figure after each tick
 */
public record GhostRun(Answer answer, List<Pose> poses) {

  public GhostRun {
    poses = List.copyOf(poses);
  }
}
