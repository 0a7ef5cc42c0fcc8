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
  private final Map<String, List<RegistryEntry>> entries = new LinkedHashMap<>();

  RegistryList(RegistryAddress address, RegistryIndex index) {
    this.address = address;
    this.index = index;
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

  /** Returns the versions of a plugin that can be used. */
  List<RegistryEntry> of(String id) {
    return entries.getOrDefault(id, List.of());
  }

  /** Returns what is wrong with the entries of a plugin that cannot be used. */
  List<String> faults(String id) {
    return index.faults().stream()
        .filter(fault -> fault.id().equals(id))
        .map(RegistryIndex.Fault::line)
        .toList();
  }
}
