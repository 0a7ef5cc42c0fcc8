package org.bowsprit.trial;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.OptionValues;

/**
 * The routers that compute shortest lengths. Without them, ratios are NaN.
 *
 * @param graph the exact shortest router over the portals between boxes (spec 08 §11.3)
 * @param union the exact shortest router over the union of the boxes (spec 08 §11.4)
 */
public record ReferenceRouters(Optional<Router> graph, Optional<Router> union) {

  /** The id of the router that finds the shortest routes. */
  public static final String EXACT = "geodesic";

  /** The option of this router that selects the floor it can cross. */
  public static final String PROFILE = "profile";

  /** The value of that option for the union of the boxes. */
  public static final String UNION = "union";

  /** No routers, so that no ratio is measured. */
  public static final ReferenceRouters NONE =
      new ReferenceRouters(Optional.empty(), Optional.empty());

  /**
   * Returns those of these routers that are available.
   *
   * @param providers the available routers
   */
  public static ReferenceRouters from(List<RouterProvider> providers) {
    Optional<RouterProvider> exact =
        providers.stream().filter(provider -> provider.id().equals(EXACT)).findFirst();
    return new ReferenceRouters(
        exact.map(RouterProvider::open),
        exact.map(
            provider ->
                provider.open(OptionValues.of(provider.options(), Map.of(PROFILE, UNION)))));
  }
}
