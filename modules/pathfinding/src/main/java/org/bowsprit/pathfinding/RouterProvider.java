package org.bowsprit.pathfinding;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Describes a router and creates it: the one type a router plugin's extension implements.
 *
 * <p>Everything but {@link #create} answers the same at all times.
 *
 * @since 1.0
 */
public interface RouterProvider {

  /** Returns the id used on the command line, such as {@code box-graph}: {@code [a-z0-9-]+}. */
  String id();

  /** Returns the name people see. */
  String displayName();

  /** Returns what the router says about itself. */
  Set<Capability> capabilities();

  /** Returns the settings {@link #create} takes; none unless overridden. */
  default List<RouterOption> options() {
    return List.of();
  }

  /**
   * Creates a router.
   *
   * @param options values for exactly the settings of {@link #options}
   */
  Router create(RouterOptions options);

  /** Creates a router with default settings. */
  default Router create() {
    return create(RouterOptions.of(options(), Map.of()));
  }
}
