package org.bowsprit.plugin.host;

/**
 * A plugin that is loaded and started.
 *
 * @param id its id
 * @param version its version
 * @param description what it says of itself; may be empty
 * @param provider who made it; may be empty
 * @param license its license; may be empty
 * @param file the name of its file
 */
public record LoadedPlugin(
    String id, String version, String description, String provider, String license, String file) {}
