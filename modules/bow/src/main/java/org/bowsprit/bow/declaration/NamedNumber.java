package org.bowsprit.bow.declaration;

/**
 * A name for a number, such as a verb, a class or a constant.
 *
 * @param name the name
 * @param value the number
 */
public record NamedNumber(String name, int value) {}
