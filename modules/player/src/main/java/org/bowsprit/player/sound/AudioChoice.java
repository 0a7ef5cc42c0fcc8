package org.bowsprit.player.sound;

import java.util.Map;

/**
 * A sound device as named on the command line.
 *
 * @param id the id; empty for the best that opens
 * @param target the file of a device that writes one
 * @param options values by id and key
 */
public record AudioChoice(String id, String target, Map<String, String> options) {}
