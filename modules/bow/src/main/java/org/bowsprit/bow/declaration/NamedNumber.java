package org.bowsprit.bow.declaration;

/**
 * A name for a number: a verb, a class, a constant.
 *
 * @param name the name
 * @param value the number
 */
public record NamedNumber(String name, int value) {}
