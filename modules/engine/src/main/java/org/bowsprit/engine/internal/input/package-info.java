/** What the player does, what the game waits for, and how fast the player reads. */
package org.bowsprit.engine.internal.input;
