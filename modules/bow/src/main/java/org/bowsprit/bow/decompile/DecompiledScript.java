package org.bowsprit.bow.decompile;

/**
 * A decompiled script, with the parts of its declaration.
 *
 * @param kind the word before its name: {@code script} or {@code dialogue}
 * @param parameters its parameters in round brackets; empty if it needs none
 * @param statements its statements, without braces around them
 */
public record DecompiledScript(String kind, String parameters, String statements) {}
