/**
 * The language server. It answers an editor's requests about the sources of a game over standard
 * input and output (Language Server Protocol 3.17).
 */
package org.bowsprit.editors;
