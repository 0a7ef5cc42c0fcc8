/**
 * Builds the game declaration from the syntax trees of all files. It converts the settings first,
 * then the objects, then the code.
 */
package org.bowsprit.bow.internal.game;
