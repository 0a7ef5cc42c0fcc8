package org.bowsprit.plugin.host.registry;

/**
 * A registry that the user has added.
 *
 * @param url the address of its {@code index.json}
 * @param key the public key of its signature
 * @param serial the serial number of the newest list that was seen; an older list is refused
 */
public record RegistryAddress(String url, String key, long serial) {

  RegistryAddress seen(long newest) {
    return new RegistryAddress(url, key, newest);
  }
}
