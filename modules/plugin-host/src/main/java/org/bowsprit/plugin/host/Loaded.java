package org.bowsprit.plugin.host;

import java.util.ArrayList;
import java.util.List;

/**
 * What the host found.
 *
 * @param plugins the plugins that work, sorted by id
 * @param installed everything that can be chosen, sorted by kind and id
 * @param switchedOff the plugins that the person has switched off
 * @param problems what is not there and why, in the order it was found
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

  /** Returns the same with providers that were loaded anew in the places of their old ones. */
  Loaded with(List<Installed> fresh) {
    List<Installed> renewed = new ArrayList<>(installed);
    renewed.replaceAll(old -> fresh.stream().filter(old::isReplacedBy).findFirst().orElse(old));
    return new Loaded(plugins, renewed, switchedOff, problems);
  }
}
