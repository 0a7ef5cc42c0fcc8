/** Reads sound files with the program ffmpeg, which runs in a separate process. */
package org.bowsprit.audio.ffmpeg;
