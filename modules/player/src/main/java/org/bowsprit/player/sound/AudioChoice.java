package org.bowsprit.player.sound;

import java.util.Map;

/**
 * A sound device as named on the command line.
 *
 * @param id the id of the device; empty for the best device that opens
 * @param target the file, for a device that writes a file
 * @param options the options, by id and key
 */
public record AudioChoice(String id, String target, Map<String, String> options) {}
