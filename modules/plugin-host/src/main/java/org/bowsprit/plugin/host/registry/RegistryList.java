package org.bowsprit.plugin.host.registry;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The list of a registry at one moment, with its entries by plugin. */
final class RegistryList {

  private final RegistryAddress address;
  private final RegistryIndex index;
  private final String platform;
  private final Map<String, List<RegistryEntry>> entries = new LinkedHashMap<>();

  /**
   * Creates a list.
   *
   * @param platform the platform of this machine
   */
  RegistryList(RegistryAddress address, RegistryIndex index, String platform) {
    this.address = address;
    this.index = index;
    this.platform = platform;
    for (RegistryEntry entry : index.plugins()) {
      entries.computeIfAbsent(entry.id(), any -> new ArrayList<>()).add(entry);
    }
  }

  RegistryAddress address() {
    return address;
  }

  RegistryIndex index() {
    return index;
  }

  URI url() {
    return URI.create(address.url());
  }

  /** Returns the ids of the plugins that can be used. */
  Set<String> ids() {
    return entries.keySet();
  }

  /** Returns the ids of all plugins in lower case, even of those whose entries cannot be used. */
  Set<String> ownedIds() {
    return Stream.concat(
            entries.keySet().stream(), index.faults().stream().map(RegistryIndex.Fault::id))
        .map(id -> id.toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }

  /** Returns the versions of a plugin that can be used on this machine. */
  List<RegistryEntry> versionsOf(String id) {
    return allVersionsOf(id).filter(entry -> entry.isFor(platform)).toList();
  }

  private Stream<RegistryEntry> allVersionsOf(String id) {
    return entries.getOrDefault(id, List.of()).stream();
  }

  /** Returns the reason why the entries of a plugin cannot be used on this machine. */
  List<String> faults(String id) {
    return Stream.concat(
            index.faults().stream()
                .filter(fault -> fault.id().equals(id))
                .map(RegistryIndex.Fault::line),
            allVersionsOf(id)
                .filter(entry -> !entry.isFor(platform))
                .map(entry -> "'" + id + "' is for " + entry.platform() + ", not for " + platform))
        .toList();
  }
}
