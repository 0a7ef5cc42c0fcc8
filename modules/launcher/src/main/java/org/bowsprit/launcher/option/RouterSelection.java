package org.bowsprit.launcher.option;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.engine.DefaultRouter;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.service.ServiceOptions;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.plugin.host.RouterChoice;
import picocli.CommandLine.Option;

/** The options for the router, as a mixin for every command that plans walks. */
public final class RouterSelection {

  @Option(
      names = "--router",
      paramLabel = "ID",
      description =
          "Plan walks with this router ("
              + BoxGraphProvider.ID
              + ", in Monkey Island 2 and Fate of Atlantis "
              + DefaultRouter.CLASSIC
              + "; play: the setting); see plugins list.")
  private String id;

  @Option(
      names = "--router-option",
      paramLabel = "KEY=VALUE",
      description = "An option of the router; may be given more than once.")
  private Map<String, String> options = Map.of();

  /** Returns the typed router id, or {@code defaultId} if there is none. */
  public String id(String defaultId) {
    return id == null ? defaultId : id;
  }

  /**
   * Returns the typed router with its options.
   *
   * @param defaultId the id of the default router
   */
  public RouterChoice choice(String defaultId) {
    String chosen = id(defaultId);
    Map<String, String> ownOptions = new HashMap<>(options);
    ownOptions.keySet().removeIf(key -> key.startsWith(chosen + "."));
    ownOptions.putAll(ServiceOptions.ofOne(chosen, options));
    return new RouterChoice(chosen, ownOptions);
  }

  /** Returns the typed router options, by key. */
  public Map<String, String> options() {
    return options;
  }

  /** Overrides the settings with the typed options. */
  public void override(Settings settings) {
    settings.override(Setting.ROUTER, id);
  }
}
