/** Tokens to trees, by recursive descent; after a mistake the next line is read as if new. */
package org.bowsprit.bow.internal.parse;
