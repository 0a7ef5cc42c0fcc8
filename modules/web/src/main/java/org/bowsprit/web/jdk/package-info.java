/**
 * Replacements for the classes and methods of the JDK that the engine uses and that the compiler
 * for browsers lacks. They are classes with the same names, and targets of redirected calls.
 */
package org.bowsprit.web.jdk;
