/**
 * The whole state of a session as one tree of immutable records, {@link
 * org.bowsprit.engine.state.GameState}. It is the basis of saved games, rewinding and state hashes
 * (spec 12 §2).
 */
package org.bowsprit.engine.state;
