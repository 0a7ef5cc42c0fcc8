/**
 * The renderer for automated use. It shows nothing, but can write all frames to files. Options
 * select the output: {@code headless.animation} names an animated PNG or GIF, and {@code
 * headless.hashes} names a list of frame hashes. {@code headless.frames} is the number of frames
 * after which the renderer reports a close event.
 */
package org.bowsprit.render.headless;
