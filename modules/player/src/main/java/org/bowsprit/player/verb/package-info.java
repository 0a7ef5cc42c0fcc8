/** Provides keys for the verbs of games that assign no keys to them. */
package org.bowsprit.player.verb;
