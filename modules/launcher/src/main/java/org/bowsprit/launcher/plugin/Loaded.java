package org.bowsprit.launcher.plugin;

import java.util.List;

/**
 * What the host found.
 *
 * @param plugins the plugins that work, sorted by id
 * @param installed everything that can be chosen, sorted by kind and id
 * @param problems what is not there and why, in the order it was found
 */
public record Loaded(
    List<LoadedPlugin> plugins, List<Installed> installed, List<Problem> problems) {

  /** Copies the lists. */
  public Loaded {
    plugins = List.copyOf(plugins);
    installed = List.copyOf(installed);
    problems = List.copyOf(problems);
  }
}
