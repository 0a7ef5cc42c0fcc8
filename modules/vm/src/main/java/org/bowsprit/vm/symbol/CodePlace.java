package org.bowsprit.vm.symbol;

/**
 * A place in a script's code.
 *
 * @param code the code
 * @param at offset from the code base
 * @param source the source line of the place
 */
public record CodePlace(CodeName code, int at, SourceLine source) {}
