package org.bowsprit.routelab.experiment;

import java.util.Optional;
import org.bowsprit.pathfinding.Router;

/**
 * The routers that say how short a way can be; without them ratios stay empty.
 *
 * @param graph exact shortest over the portals between boxes (spec 08 §11.3)
 * @param union exact shortest over the union of the boxes (spec 08 §11.4)
 */
public record Yardsticks(Optional<Router> graph, Optional<Router> union) {

  /** No ratio is measured. */
  public static final Yardsticks NONE = new Yardsticks(Optional.empty(), Optional.empty());
}
