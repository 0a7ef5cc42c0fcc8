/**
 * The sound device {@code openal}: OpenAL Soft, which this plugin contains for every desktop
 * system, fed through a queue of small buffers.
 */
package org.bowsprit.audio.openal;
