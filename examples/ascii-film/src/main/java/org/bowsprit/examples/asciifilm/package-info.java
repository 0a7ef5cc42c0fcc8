/**
 * Contains a renderer that writes the game as text: the provider, pictures made of characters, and
 * the film file.
 */
package org.bowsprit.examples.asciifilm;
