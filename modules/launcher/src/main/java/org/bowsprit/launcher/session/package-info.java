/**
 * How a session comes about: a game, its router, painter, sound, host and journal, put together by
 * {@link org.bowsprit.launcher.session.SessionFactory} for every command that plays.
 */
package org.bowsprit.launcher.session;
