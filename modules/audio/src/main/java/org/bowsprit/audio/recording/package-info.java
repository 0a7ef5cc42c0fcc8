/**
 * Recorded sound beside a game's own files: CD tracks and speech as their owners keep them, found,
 * measured by their headers, and read as they are played (spec 10 §5.1, §6).
 */
package org.bowsprit.audio.recording;
