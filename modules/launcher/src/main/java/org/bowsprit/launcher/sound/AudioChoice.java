package org.bowsprit.launcher.sound;

/**
 * A sound device as it is named on the command line.
 *
 * @param id which one; empty for the best that opens
 * @param target what a device that writes a file writes
 */
public record AudioChoice(String id, String target) {}
