/**
 * The debug adapter. With it, editors run a game, stop it at lines of its sources, inspect it, and
 * let it continue or go back.
 */
package org.bowsprit.editors.debug;
