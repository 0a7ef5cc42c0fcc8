/**
 * The names that a game's sources give to the numbers in its scripts, and the source lines of the
 * scripts' code ({@code docs/formats.md}, symbols).
 */
package org.bowsprit.vm.symbol;
