/** The sound device {@code wav}: writes to a file instead of a loudspeaker. */
package org.bowsprit.audio.wav;
