/**
 * Parses tokens to syntax trees by recursive descent. After a syntax error, parsing continues with
 * the next line.
 */
package org.bowsprit.bow.internal.parse;
