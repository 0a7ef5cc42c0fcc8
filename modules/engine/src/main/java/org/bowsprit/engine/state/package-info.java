/**
 * The whole state of a session as one tree of immutable records, {@link
 * org.bowsprit.engine.state.GameState}: what saved games, rewinding and state hashes are made of
 * (spec 12 §2).
 */
package org.bowsprit.engine.state;
