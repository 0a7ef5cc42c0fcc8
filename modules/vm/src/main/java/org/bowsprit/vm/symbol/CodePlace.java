package org.bowsprit.vm.symbol;

/**
 * A place in a script's code.
 *
 * @param code which code
 * @param at offset from the code base
 * @param source the line it came from
 */
public record CodePlace(CodeName code, int at, SourceLine source) {}
