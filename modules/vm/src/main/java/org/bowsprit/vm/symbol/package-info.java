/**
 * The names that a game's sources gave to what its scripts number, and the lines that their code
 * came from ({@code docs/formats.md}, symbols).
 */
package org.bowsprit.vm.symbol;
