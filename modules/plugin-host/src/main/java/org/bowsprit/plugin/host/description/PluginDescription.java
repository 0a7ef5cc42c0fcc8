package org.bowsprit.plugin.host.description;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A plugin's description of itself.
 *
 * @param id the plugin's id
 * @param version the plugin's version
 * @param requires the supported versions of the plugin API
 * @param description a sentence about the plugin; may be empty
 * @param license the plugin's license; may be empty
 * @param provider the plugin's author; may be empty
 * @param needs the plugins that this plugin needs
 */
public record PluginDescription(
    String id,
    String version,
    String requires,
    String description,
    String license,
    String provider,
    List<Need> needs) {

  /** Copies the list. */
  public PluginDescription {
    needs = List.copyOf(needs);
  }

  /**
   * A plugin that another one needs.
   *
   * @param id the id of the needed plugin
   * @param versions the accepted versions, such as {@code >=1.0.0}; {@code *} for all
   */
  public record Need(String id, String versions) {}

  /**
   * Returns the needed plugins in the form of {@code plugin.dependencies}, such as {@code
   * shapes@>=1.0.0, tones@*}.
   */
  public String dependencies() {
    return needs.stream()
        .map(need -> need.id() + "@" + need.versions())
        .collect(Collectors.joining(", "));
  }
}
