/** The sound device {@code wav}: a file instead of a loudspeaker. */
package org.bowsprit.audio.wav;
