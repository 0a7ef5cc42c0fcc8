/**
 * How the machine works inside: memory, slots, nesting, cutscenes, sentences, room changes, and one
 * handler for each instruction. It is not seen outside of this module.
 */
package org.bowsprit.vm.internal;
