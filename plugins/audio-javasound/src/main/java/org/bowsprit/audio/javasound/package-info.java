/**
 * The sound device {@code javasound}, which plays on the machine's loudspeaker through {@code
 * javax.sound.sampled}.
 */
package org.bowsprit.audio.javasound;
