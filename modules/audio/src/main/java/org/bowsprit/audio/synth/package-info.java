/**
 * What the sequencer asks of a synthesiser: notes and settings of numbered device channels (spec 11
 * §7).
 */
package org.bowsprit.audio.synth;
