package org.bowsprit.plugin.host.loading;

import java.nio.file.Path;
import org.bowsprit.plugin.host.description.OneLine;
import org.bowsprit.plugin.host.description.PluginDescription;
import org.pf4j.PluginDependency;
import org.pf4j.PluginDescriptor;

/**
 * A file or folder with the descriptor of a plugin, before it is loaded.
 *
 * @param file the name shown to people
 * @param path the jar, or the folder of an unpacked zip
 * @param descriptor the plugin's description of itself
 */
public record Candidate(String file, Path path, PluginDescriptor descriptor) {

  public String id() {
    return descriptor.getPluginId();
  }

  /** Returns its description of itself, each text in one line. */
  public PluginDescription description() {
    return new PluginDescription(
        descriptor.getPluginId(),
        descriptor.getVersion(),
        descriptor.getRequires(),
        OneLine.of(descriptor.getPluginDescription()),
        OneLine.of(descriptor.getLicense()),
        OneLine.of(descriptor.getProvider()),
        descriptor.getDependencies().stream()
            .filter(dependency -> !dependency.isOptional())
            .map(Candidate::need)
            .toList());
  }

  private static PluginDescription.Need need(PluginDependency dependency) {
    return new PluginDescription.Need(
        OneLine.of(dependency.getPluginId()), OneLine.of(dependency.getPluginVersionSupport()));
  }
}
