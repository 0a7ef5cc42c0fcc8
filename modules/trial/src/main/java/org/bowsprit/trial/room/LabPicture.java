package org.bowsprit.trial.room;

/**
 * The background picture of a room in the router laboratory.
 *
 * @param width the width in pixels
 * @param height the height in pixels
 * @param pixels palette indices, row by row; not copied
 * @param palette 256 colours of three bytes: red, green and blue; not copied
 */
@SuppressWarnings("ArrayRecordComponent") // Passed from decoder to encoder, never compared.
public record LabPicture(int width, int height, byte[] pixels, byte[] palette) {}
