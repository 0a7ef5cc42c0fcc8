package org.bowsprit.bow.declaration;

/**
 * A named global variable, bit variable or string resource.
 *
 * @param name its name in scripts
 * @param number the number of the first element
 * @param size the number of elements, or of bytes of a string; 1 for a plain variable
 */
public record StorageDeclaration(String name, int number, int size) {}
