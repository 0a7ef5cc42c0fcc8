/**
 * The sound device {@code javasound}: the machine's loudspeaker through {@code
 * javax.sound.sampled}.
 */
package org.bowsprit.audio.javasound;
