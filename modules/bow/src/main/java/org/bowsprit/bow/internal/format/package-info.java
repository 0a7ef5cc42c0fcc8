/** Lays out the tokens and comments of a source in the one style of the language. */
package org.bowsprit.bow.internal.format;
