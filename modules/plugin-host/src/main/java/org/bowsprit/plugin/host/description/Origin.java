package org.bowsprit.plugin.host.description;

/**
 * The registry from which a plugin was installed.
 *
 * @param registry the address of the registry's list
 * @param key the public key of the list's signature at that time
 */
public record Origin(String registry, String key) {}
