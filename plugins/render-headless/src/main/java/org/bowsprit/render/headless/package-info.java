/**
 * The renderer for machines: nothing is shown, everything can be written down. Options choose what:
 * {@code headless.animation} an animated PNG or GIF, {@code headless.hashes} a list of frame
 * hashes, {@code headless.frames} how many frames until the player "leaves".
 */
package org.bowsprit.render.headless;
