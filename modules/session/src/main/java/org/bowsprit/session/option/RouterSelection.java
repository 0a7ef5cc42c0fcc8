package org.bowsprit.session.option;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.session.RouterChoice;
import org.bowsprit.session.service.ServiceOptions;
import picocli.CommandLine.Option;

/** The options that choose a router, mixed into every command that walks. */
public final class RouterSelection {

  @Option(
      names = "--router",
      paramLabel = "ID",
      description =
          "Plan walks with this router ("
              + BoxGraphProvider.ID
              + "; play: what the settings say); see plugins list.")
  private String id;

  @Option(
      names = "--router-option",
      paramLabel = "KEY=VALUE",
      description = "An option of the router; may be given more than once.")
  private Map<String, String> options = Map.of();

  /** Returns the id of the chosen router. */
  public String id() {
    return id == null ? BoxGraphProvider.ID : id;
  }

  /** Returns the chosen router with its settings. */
  public RouterChoice choice() {
    Map<String, String> bare = new HashMap<>(options);
    bare.keySet().removeIf(key -> key.startsWith(id() + "."));
    bare.putAll(ServiceOptions.ofOne(id(), options));
    return new RouterChoice(id(), bare);
  }

  /** Returns what was typed for the router, by key. */
  public Map<String, String> options() {
    return options;
  }

  /** Lets what was typed go before what the settings say. */
  public void override(Settings settings) {
    settings.override(Setting.ROUTER, id);
  }
}
