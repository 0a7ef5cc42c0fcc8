package org.bowsprit.plugin.host.description;

/**
 * The registry that a plugin was installed from.
 *
 * @param registry the address of the registry's list
 * @param key the public key of its signature at that time
 */
public record Origin(String registry, String key) {}
