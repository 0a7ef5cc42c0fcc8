/**
 * What all format packages share: where bytes stand in a game, and what is said when they make no
 * sense.
 */
package org.bowsprit.format;
