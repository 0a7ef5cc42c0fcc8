/**
 * Builds the game declaration from the syntax trees of all files: first settings, then objects,
 * then code.
 */
package org.bowsprit.bow.internal.game;
