package org.bowsprit.bow.place;

/**
 * A call that names a walk box by its number.
 *
 * @param path the source file
 * @param line the line, from 1
 * @param room the room that contains the call; empty in a global script, whose call may refer to
 *     any room
 * @param text the call, such as {@code setBoxFlags(3, 0)}
 */
public record BoxCall(String path, int line, String room, String text) {}
