/** Reads sound files by the program ffmpeg, in a process of its own. */
package org.bowsprit.audio.ffmpeg;
