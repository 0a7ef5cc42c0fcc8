/** Keys for the verbs of games that assign none. */
package org.bowsprit.player.verb;
