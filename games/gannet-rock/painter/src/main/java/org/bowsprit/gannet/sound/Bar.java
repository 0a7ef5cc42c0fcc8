package org.bowsprit.gannet.sound;

/**
 * A bar of a theme.
 *
 * @param chord its chord
 * @param length in eighths
 */
record Bar(Chord chord, int length) {}
