package org.bowsprit.pathfinding;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.options.Option;
import org.bowsprit.options.OptionValues;

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

  /**
   * Returns the settings {@link #create} takes, where they are choices and whole numbers; none
   * unless overridden.
   */
  default List<RouterOption> options() {
    return List.of();
  }

  /**
   * Returns the options {@link #create} takes, of any type: those of {@link #options} unless
   * overridden.
   *
   * @since 1.1
   */
  default List<Option> declaredOptions() {
    return options().stream().map(RouterOption::declared).toList();
  }

  /**
   * Creates a router.
   *
   * @param options values for exactly the options of {@link #declaredOptions}
   */
  Router create(RouterOptions options);

  /** Creates a router with default settings. */
  default Router create() {
    return create(RouterOptions.of(OptionValues.of(declaredOptions(), Map.of())));
  }
}
