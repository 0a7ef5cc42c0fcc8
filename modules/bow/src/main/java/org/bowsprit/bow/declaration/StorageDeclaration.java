package org.bowsprit.bow.declaration;

/**
 * A named global variable, bit variable or string resource.
 *
 * @param name what scripts call it
 * @param number of the first one
 * @param size how many of them, or bytes of a string; 1 for a plain variable
 */
public record StorageDeclaration(String name, int number, int size) {}
