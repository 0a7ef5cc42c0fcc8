/**
 * The game in a terminal, over SSH and in tmux too. The picture becomes character cells, only cells
 * that changed are sent, and the terminal is given back as it was on every way out. Option {@code
 * terminal.colours} is {@code true}, {@code 256} or {@code none}.
 */
package org.bowsprit.render.terminal;
