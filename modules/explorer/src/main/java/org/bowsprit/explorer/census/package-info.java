/**
 * A census of a game: numbers and hashes that describe its data. Text, pictures and sound cannot be
 * reconstructed from them.
 */
package org.bowsprit.explorer.census;
