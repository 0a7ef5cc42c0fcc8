/** The console's commands about a running game, one class for each part of the game. */
package org.bowsprit.insight.command;
