package org.bowsprit.router.classic;

import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides {@code classic} (spec 08 §9). Like the reference interpreter, this router stores only
 * the final point and decides each leg during the walk.
 *
 * <p>The results of its leg oracle are identical to the results of the reference, including 32-bit
 * overflow and the walk to (0,0) if two boxes share no edge. A locked box does not stop a walk that
 * an outdated matrix leads through it. A rebuilt matrix breaks ties in the same way as the
 * reference. {@link org.bowsprit.pathfinding.PreparedRouter#route} is a dry run, in which an actor
 * jumps to the end of each leg. In a real walk, the actor may enter a box earlier.
 */
@Extension
public final class ClassicProvider implements RouterProvider, ExtensionPoint {

  private static final String CROSSING = "crossing";
  private static final String CORRIDOR = "corridor";
  private static final String MISSING_CROSSING = "missingCrossing";
  private static final String STRICT = "strict";

  @Override
  public String id() {
    return "classic";
  }

  @Override
  public String displayName() {
    return "Classic";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of(
        RouterCapability.USES_MATRIX, RouterCapability.ANY_ANGLE, RouterCapability.LEG_ORACLE);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.choice(
            CROSSING,
            "How to cross into the next box: perpendicularly over the shared edge as every v5 game"
                + " does, or through a corridor of two gates as v3 did.",
            "edge",
            CORRIDOR),
        Option.choice(
            MISSING_CROSSING,
            "What to do where two boxes share no edge: march to the previous crossing as the"
                + " reference does, or walk straight to the target.",
            STRICT,
            "straight"));
  }

  @Override
  public Router open(OptionValues options) {
    CrossingRule rule =
        options.text(CROSSING).equals(CORRIDOR) ? new CorridorCrossing() : new EdgeCrossing();
    return new ClassicRouter(rule, options.text(MISSING_CROSSING).equals(STRICT));
  }
}
