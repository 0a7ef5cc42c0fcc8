/** What the console can be told about a game at play, by the part of the game it is about. */
package org.bowsprit.insight.command;
