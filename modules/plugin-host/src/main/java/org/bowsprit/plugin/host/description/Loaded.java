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
public record Loaded(
    List<LoadedPlugin> plugins,
    List<Installed> installed,
    List<SwitchedOff> switchedOff,
    List<Problem> problems) {

  public Loaded {
    plugins = List.copyOf(plugins);
    installed = List.copyOf(installed);
    switchedOff = List.copyOf(switchedOff);
    problems = List.copyOf(problems);
  }

  /** Returns a copy in which reloaded providers replace the old ones. */
  public Loaded with(List<Installed> fresh) {
    List<Installed> renewed = new ArrayList<>(installed);
    renewed.replaceAll(old -> fresh.stream().filter(old::isReplacedBy).findFirst().orElse(old));
    return new Loaded(plugins, renewed, switchedOff, problems);
  }
}
