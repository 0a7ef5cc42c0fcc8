/**
 * The renderer for automated use: nothing is shown, but everything can be written to files. Options
 * select the output: {@code headless.animation} an animated PNG or GIF, {@code headless.hashes} a
 * list of frame hashes, {@code headless.frames} how many frames until the player "leaves".
 */
package org.bowsprit.render.headless;
