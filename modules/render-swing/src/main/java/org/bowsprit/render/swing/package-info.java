/**
 * The game in a Swing window. The picture is enlarged here, pixel by pixel in device pixels, and
 * drawn at once through a buffer strategy; the event thread only collects what the player does.
 */
package org.bowsprit.render.swing;
