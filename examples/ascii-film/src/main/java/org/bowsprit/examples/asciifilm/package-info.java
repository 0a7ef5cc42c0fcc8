/**
 * A renderer that writes the game down as text: what it is told, pictures of characters, the film.
 */
package org.bowsprit.examples.asciifilm;
