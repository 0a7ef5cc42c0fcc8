/**
 * Reads CD tracks and speech in FLAC, Ogg Vorbis or MP3 files with pure Java decoders, which the
 * plugin contains.
 */
package org.bowsprit.audio.soundfiles;
