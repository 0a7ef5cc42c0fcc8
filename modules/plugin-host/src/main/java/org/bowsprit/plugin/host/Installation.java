package org.bowsprit.plugin.host;

/**
 * What an installation did.
 *
 * @param id the plugin's id
 * @param version the version that is installed now
 * @param sha256 the checksum of its file, 64 hexadecimal digits
 * @param replaced the version that was installed before; empty if there was none
 */
public record Installation(String id, String version, String sha256, String replaced) {}
