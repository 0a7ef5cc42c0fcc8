/**
 * How a session comes about: a game, its router, painter, sound, host and journal, put together by
 * {@link org.bowsprit.session.SessionFactory} for every command that plays.
 */
package org.bowsprit.session;
