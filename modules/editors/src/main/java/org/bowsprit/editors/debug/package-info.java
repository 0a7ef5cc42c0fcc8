/**
 * The debug adapter: editors run a game, stop it at lines of its sources, look at it, and go on, or
 * back.
 */
package org.bowsprit.editors.debug;
