package org.bowsprit.pathfinding;

import java.util.Set;
import org.bowsprit.service.OptionValues;
import org.bowsprit.service.ServiceProvider;

/**
 * Describes a router and opens it: the one type that a router plugin's extension implements.
 *
 * @since 1.0
 */
public interface RouterProvider extends ServiceProvider {

  /** Returns what the router says about itself. */
  @Override
  Set<RouterCapability> capabilities();

  /**
   * Opens a router.
   *
   * @param options values for exactly the options of {@link #options}
   */
  Router open(OptionValues options);

  /** Opens a router with the default value of each option. */
  default Router open() {
    return open(OptionValues.defaults(options()));
  }
}
