package org.bowsprit.plugin.host.description;

/**
 * A plugin that is loaded and started.
 *
 * @param description the plugin's description of itself; may be empty
 * @param provider the plugin's author; may be empty
 * @param license the plugin's license; may be empty
 * @param file the name of the plugin's file
 */
public record LoadedPlugin(
    String id, String version, String description, String provider, String license, String file) {}
