/** Keys for the verbs of games that give theirs none. */
package org.bowsprit.player.verb;
