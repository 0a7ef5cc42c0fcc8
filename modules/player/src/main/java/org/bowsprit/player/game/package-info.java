/** A session that lives in jiffies, and what it asks of the program around it. */
package org.bowsprit.player.game;
