/**
 * The names in a game's sources for the numbers in its scripts, and the source lines of their code
 * ({@code docs/formats.md}, symbols).
 */
package org.bowsprit.vm.symbol;
