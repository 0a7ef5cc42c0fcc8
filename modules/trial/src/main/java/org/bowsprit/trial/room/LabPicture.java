package org.bowsprit.trial.room;

/**
 * The background of a room.
 *
 * @param width the width in pixels
 * @param height the height in pixels
 * @param pixels palette indices, row by row; not copied
 * @param palette 256 times red, green, blue; not copied
 */
@SuppressWarnings("ArrayRecordComponent") // Passed from decoder to encoder, never compared.
public record LabPicture(int width, int height, byte[] pixels, byte[] palette) {}
