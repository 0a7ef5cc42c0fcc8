/**
 * A game at play: the loop between a session, a renderer and the clock, and its companions, which
 * do all that a player can have besides. {@code PlayModule} binds them: a comfort of play is a
 * class here that implements {@code Companion}, and its line there.
 */
package org.bowsprit.player.play;
