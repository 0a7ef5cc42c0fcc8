package org.bowsprit.session.sound;

import java.util.Map;

/**
 * A sound device as it is named on the command line.
 *
 * @param id which one; empty for the best that opens
 * @param target what a device that writes a file writes
 * @param options settings, by id and key
 */
public record AudioChoice(String id, String target, Map<String, String> options) {}
