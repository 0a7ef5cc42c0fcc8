/**
 * The game in a terminal, over SSH and in tmux too. The picture is converted to character cells,
 * only changed cells are sent, and the terminal is restored in every case. Option {@code
 * terminal.colours} is {@code true}, {@code 256} or {@code none}.
 */
package org.bowsprit.render.terminal;
