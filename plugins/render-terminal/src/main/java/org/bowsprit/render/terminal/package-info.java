/**
 * Shows the game in a terminal, also over SSH and in tmux. The renderer converts the picture to
 * character cells and sends only changed cells. The terminal is always restored at the end. Option
 * {@code terminal.colours} is {@code true}, {@code 256} or {@code none}.
 */
package org.bowsprit.render.terminal;
