package org.bowsprit.plugin.host.registry;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.plugin.host.description.Origin;

/**
 * A registry that the user has added.
 *
 * @param url the address of its {@code index.json}
 * @param key the public key of its signature
 * @param serial the serial number of the newest list that was seen; an older list is refused
 * @param formerKeys the earlier keys of the registry, the oldest first
 */
public record RegistryAddress(String url, String key, long serial, List<String> formerKeys) {

  /** Copies the list. Absent keys become an empty list. */
  public RegistryAddress {
    formerKeys = formerKeys == null ? List.of() : List.copyOf(formerKeys);
  }

  RegistryAddress(String url, RegistryKey key, long serial) {
    this(url, key.text(), serial, List.of());
  }

  /** Returns whether the address and the key are present. */
  boolean hasKey() {
    return url != null && key != null;
  }

  RegistryAddress withSerial(long newest) {
    return new RegistryAddress(url, key, newest, formerKeys);
  }

  /** Returns the registry after a change of its key. */
  RegistryAddress withKey(RegistryKey next) {
    List<String> former = new ArrayList<>(formerKeys);
    former.add(key);
    return new RegistryAddress(url, next.text(), serial, former);
  }

  /** Returns whether a plugin was installed from this registry, with its key or a former one. */
  boolean isOriginOf(Origin origin) {
    return url.equals(origin.registry())
        && (key.equals(origin.key()) || formerKeys.contains(origin.key()));
  }
}
