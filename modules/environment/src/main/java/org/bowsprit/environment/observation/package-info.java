/** Contains the descriptions of a game's state that are sent to programs that play the game. */
package org.bowsprit.environment.observation;
