/**
 * The music device {@code munt}, which emulates the Roland MT-32 with the library libmt32emu of the
 * system. The mixer reads the samples of the library. The player supplies the ROMs.
 */
package org.bowsprit.audio.munt;
