/**
 * A census of a game: numbers and hashes that tell what its data are like, and nothing from which
 * text, pictures or sound could be made again.
 */
package org.bowsprit.explorer.census;
