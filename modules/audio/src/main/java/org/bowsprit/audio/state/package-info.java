/**
 * The whole state of a game's sound between two calls, as immutable records of plain data: what a
 * save holds of it (spec 12 §2.4).
 */
package org.bowsprit.audio.state;
