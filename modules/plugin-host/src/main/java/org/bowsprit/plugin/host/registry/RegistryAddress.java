package org.bowsprit.plugin.host.registry;

/**
 * A registry that the person has added.
 *
 * @param url where its {@code index.json} is
 * @param key what that is signed with
 * @param serial the newest list that was seen; an older one is refused
 */
public record RegistryAddress(String url, String key, long serial) {

  RegistryAddress seen(long newest) {
    return new RegistryAddress(url, key, newest);
  }
}
