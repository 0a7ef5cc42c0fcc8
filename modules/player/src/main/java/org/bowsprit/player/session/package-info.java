/**
 * Creates sessions. {@link org.bowsprit.player.session.SessionFactory} combines a game with its
 * router, painter, sound, host and journal, for every command that plays a game.
 */
package org.bowsprit.player.session;
