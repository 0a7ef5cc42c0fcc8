/**
 * The sources of the interfaces that are parts of the language, and the code that adds them to a
 * game.
 */
package org.bowsprit.bow.internal.library;
