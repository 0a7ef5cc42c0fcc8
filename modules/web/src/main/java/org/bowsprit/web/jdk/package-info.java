/**
 * What the compiler for browsers lacks of the JDK, as far as the engine uses it: classes that stand
 * in for those of the same name, and methods that calls are led to.
 */
package org.bowsprit.web.jdk;
