/** Formats the tokens and comments of a source in the style of the language. */
package org.bowsprit.bow.internal.format;
