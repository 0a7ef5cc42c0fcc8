package org.bowsprit.plugin.host.description;

import java.util.ArrayList;
import java.util.List;

/**
 * The result of loading.
 *
 * @param plugins the plugins that work, sorted by id
 * @param installed every available provider, sorted by kind and id
 * @param switchedOff the plugins that the user has switched off
 * @param problems the missing plugins and extensions with the reasons, in the order of discovery
 */
public record LoadResult(
    List<LoadedPlugin> plugins,
    List<InstalledProvider> installed,
    List<DisabledPlugin> switchedOff,
    List<Problem> problems) {

  public LoadResult {
    plugins = List.copyOf(plugins);
    installed = List.copyOf(installed);
    switchedOff = List.copyOf(switchedOff);
    problems = List.copyOf(problems);
  }

  /** Returns a copy in which reloaded providers replace the old ones. */
  public LoadResult withReloaded(List<InstalledProvider> reloaded) {
    List<InstalledProvider> updated = new ArrayList<>(installed);
    updated.replaceAll(old -> reloaded.stream().filter(old::isReplacedBy).findFirst().orElse(old));
    return new LoadResult(plugins, updated, switchedOff, problems);
  }
}
