package org.bowsprit.bow.decompile;

/**
 * A script as it can be declared.
 *
 * @param kind the word before its name: {@code script} or {@code dialogue}
 * @param parameters its parameters in round brackets; empty if it needs none
 * @param statements its statements, without braces around them
 */
public record DecompiledScript(String kind, String parameters, String statements) {}
