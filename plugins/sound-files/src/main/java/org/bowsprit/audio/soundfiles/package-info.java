/**
 * Reads CD tracks and speech in FLAC, Ogg Vorbis or MP3 files with pure Java decoders, which are
 * contained in the plugin.
 */
package org.bowsprit.audio.soundfiles;
