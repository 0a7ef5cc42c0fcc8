/**
 * The music devices {@code gm} and {@code mt32}. Both use Gervill, the JDK's software synthesiser,
 * with its own instruments or the instruments of a SoundFont. The mixer reads its samples.
 */
package org.bowsprit.audio.gervill;
