package org.bowsprit.trial;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.OptionValues;

/**
 * The routers that compute shortest lengths. Without them, ratios are empty.
 *
 * @param graph exact shortest over the portals between boxes (spec 08 §11.3)
 * @param union exact shortest over the union of the boxes (spec 08 §11.4)
 */
public record Yardsticks(Optional<Router> graph, Optional<Router> union) {

  /** The router whose routes are the shortest there are. */
  public static final String EXACT = "geodesic";

  /** The option of this router that selects the floor it can cross. */
  public static final String PROFILE = "profile";

  /** The value of that option for the union of the boxes. */
  public static final String UNION = "union";

  /** No ratio is measured. */
  public static final Yardsticks NONE = new Yardsticks(Optional.empty(), Optional.empty());

  /**
   * Returns what can be measured with some routers.
   *
   * @param providers the routers there are
   */
  public static Yardsticks among(List<RouterProvider> providers) {
    Optional<RouterProvider> exact =
        providers.stream().filter(provider -> provider.id().equals(EXACT)).findFirst();
    return new Yardsticks(
        exact.map(RouterProvider::open),
        exact.map(
            provider ->
                provider.open(OptionValues.of(provider.options(), Map.of(PROFILE, UNION)))));
  }
}
