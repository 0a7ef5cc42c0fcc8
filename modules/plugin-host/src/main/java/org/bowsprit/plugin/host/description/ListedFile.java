package org.bowsprit.plugin.host.description;

/**
 * The entry of a registry for a file. A file with other properties is refused.
 *
 * @param id the plugin's id
 * @param version the plugin's version
 * @param sha256 the checksum of the file
 * @param origin the registry
 */
public record ListedFile(String id, String version, String sha256, Origin origin) {}
