/**
 * Reads CD tracks and speech that their owners keep as FLAC, Ogg Vorbis or MP3, with pure Java
 * decoders that lie inside the plugin and can be exchanged with it.
 */
package org.bowsprit.audio.soundfiles;
