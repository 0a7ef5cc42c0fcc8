/** A running game, its parts and its main loop. A host only needs {@code GameSession}. */
package org.bowsprit.engine.session;
