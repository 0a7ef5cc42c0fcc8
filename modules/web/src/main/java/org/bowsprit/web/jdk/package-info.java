/**
 * Replacements for classes and methods of the JDK that the compiler for browsers lacks, as far as
 * the engine uses them: classes with the same names, and targets of redirected calls.
 */
package org.bowsprit.web.jdk;
