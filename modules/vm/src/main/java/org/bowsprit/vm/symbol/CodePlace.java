package org.bowsprit.vm.symbol;

/**
 * A place in a script's code.
 *
 * @param code which code, as listings name it: {@code local:33:200}
 * @param at offset from the code base
 * @param source the line it came from
 */
public record CodePlace(String code, int at, SourceLine source) {}
