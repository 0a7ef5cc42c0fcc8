package org.bowsprit.gannet.sound;

/**
 * A bar of a theme.
 *
 * @param chord the chord of the bar
 * @param length the length of the bar, in eighths
 */
record Bar(Chord chord, int length) {}
