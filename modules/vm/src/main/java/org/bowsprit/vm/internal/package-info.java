/**
 * How the machine works inside: memory, slots, nesting, cutscenes, sentences, room changes, and one
 * handler for each instruction. Nobody outside of this module sees it.
 */
package org.bowsprit.vm.internal;
