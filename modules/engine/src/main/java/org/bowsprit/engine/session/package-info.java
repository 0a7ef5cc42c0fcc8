/** A game at play, its parts and its main loop; a host needs {@code GameSession} alone. */
package org.bowsprit.engine.session;
