package org.bowsprit.plugin.host.description;

/**
 * A plugin that the user has switched off.
 *
 * @param file the name of the plugin's file
 */
public record DisabledPlugin(String id, String version, String file) {}
