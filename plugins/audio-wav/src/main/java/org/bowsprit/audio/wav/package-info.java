/** The sound device {@code wav}, which writes to a file instead of a loudspeaker. */
package org.bowsprit.audio.wav;
