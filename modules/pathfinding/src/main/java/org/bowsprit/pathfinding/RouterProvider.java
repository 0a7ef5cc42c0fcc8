package org.bowsprit.pathfinding;

import java.util.Set;
import org.bowsprit.service.OptionValues;
import org.bowsprit.service.ServiceProvider;

/**
 * Describes and creates a router. The extension of a router plugin implements this type.
 *
 * @since 1.0
 */
public interface RouterProvider extends ServiceProvider {

  /** Returns the capabilities of the router. */
  @Override
  Set<RouterCapability> capabilities();

  /**
   * Creates a router.
   *
   * @param options the values, one for each of {@link #options}
   */
  Router open(OptionValues options);

  /** Creates a router with the default value of each option. */
  default Router open() {
    return open(OptionValues.defaults(options()));
  }
}
