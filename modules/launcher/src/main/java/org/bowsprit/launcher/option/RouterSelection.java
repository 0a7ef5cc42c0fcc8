package org.bowsprit.launcher.option;

import java.util.Map;
import org.bowsprit.launcher.session.RouterChoice;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import picocli.CommandLine.Option;

/** The options that choose a router, mixed into every command that walks. */
public final class RouterSelection {

  @Option(
      names = "--router",
      paramLabel = "ID",
      defaultValue = BoxGraphProvider.ID,
      description = "Plan walks with this router (${DEFAULT-VALUE}); see plugins list.")
  private String id;

  @Option(
      names = "--router-option",
      paramLabel = "KEY=VALUE",
      description = "A setting of the router; may be given more than once.")
  private Map<String, String> options = Map.of();

  /** Returns the id of the chosen router. */
  public String id() {
    return id;
  }

  /** Returns the chosen router with its settings. */
  public RouterChoice choice() {
    return new RouterChoice(id, options);
  }
}
