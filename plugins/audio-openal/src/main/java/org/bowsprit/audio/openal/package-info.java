/**
 * The sound device {@code openal}: OpenAL Soft, which this plugin brings along for every desktop,
 * fed through a queue of small buffers.
 */
package org.bowsprit.audio.openal;
