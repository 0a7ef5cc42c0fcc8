/** Sources as characters and tokens: files with their lines, spans in them, the lexer. */
package org.bowsprit.bow.internal.source;
