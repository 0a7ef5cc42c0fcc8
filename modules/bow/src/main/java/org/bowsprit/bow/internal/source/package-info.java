/** Source files with their lines, spans of characters, tokens and the lexer. */
package org.bowsprit.bow.internal.source;
