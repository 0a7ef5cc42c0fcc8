/**
 * Digital speech: the file that holds a talkie's lines, by the offsets that scripts know, and the
 * marks that move mouths (spec 10 §6).
 */
package org.bowsprit.audio.speech;
