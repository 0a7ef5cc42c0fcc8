/**
 * The music devices {@code gm} and {@code mt32}: Gervill, the JDK's software synthesiser, with its
 * own instruments or those of a SoundFont, whose samples are read by the mixer.
 */
package org.bowsprit.audio.gervill;
