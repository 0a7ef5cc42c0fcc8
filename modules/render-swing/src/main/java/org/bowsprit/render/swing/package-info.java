/**
 * Shows the game in a Swing window. The picture is enlarged in device pixels and drawn through a
 * buffer strategy; the event thread only collects the player's input.
 */
package org.bowsprit.render.swing;
