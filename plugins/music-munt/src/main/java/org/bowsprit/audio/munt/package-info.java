/**
 * The music device {@code munt}: an emulation of the Roland MT-32 by the library libmt32emu of the
 * system, whose samples are read by the mixer. The ROMs are the player's.
 */
package org.bowsprit.audio.munt;
