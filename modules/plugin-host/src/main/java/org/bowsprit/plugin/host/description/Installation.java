package org.bowsprit.plugin.host.description;

/**
 * The result of an installation.
 *
 * @param id the plugin's id
 * @param version the version that is installed now
 * @param sha256 the checksum of its file, 64 hexadecimal digits
 * @param replaced the previously installed version; empty if there was none
 */
public record Installation(String id, String version, String sha256, String replaced) {}
