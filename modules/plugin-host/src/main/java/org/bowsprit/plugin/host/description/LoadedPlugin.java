package org.bowsprit.plugin.host.description;

/**
 * A plugin that is loaded and started.
 *
 * @param description its description of itself; may be empty
 * @param provider its author; may be empty
 * @param license its license; may be empty
 * @param file the name of its file
 */
public record LoadedPlugin(
    String id, String version, String description, String provider, String license, String file) {}
