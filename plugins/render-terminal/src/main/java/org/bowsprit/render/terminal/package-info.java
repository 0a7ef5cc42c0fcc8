/**
 * The game in a terminal, over SSH and in tmux too. The picture becomes character cells, only cells
 * that changed are sent, and the terminal is given back as it was on every way out. Option {@code
 * terminal.colours} is {@code true}, {@code 256} or {@code none}; {@code terminal.pointer} is
 * {@code auto}, {@code mouse} or {@code keys}.
 */
package org.bowsprit.render.terminal;
