package org.bowsprit.plugin.host;

/**
 * A plugin that is there and that the person has switched off.
 *
 * @param id its id
 * @param version its version
 * @param file the name of its file
 */
public record SwitchedOff(String id, String version, String file) {}
