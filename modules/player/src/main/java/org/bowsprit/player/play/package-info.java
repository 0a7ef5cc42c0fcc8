/**
 * A running game: the loop between a session, a renderer and the clock, and the companions, which
 * provide all additional features. {@code PlayModule} binds them: to add a feature, write a class
 * here that implements {@code Companion}, and add its line there.
 */
package org.bowsprit.player.play;
