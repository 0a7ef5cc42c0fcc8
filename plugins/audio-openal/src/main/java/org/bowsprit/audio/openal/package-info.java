/**
 * The sound device {@code openal}, which plays through OpenAL Soft. The plugin contains this
 * library for every desktop system. Samples go through a queue of small buffers.
 */
package org.bowsprit.audio.openal;
