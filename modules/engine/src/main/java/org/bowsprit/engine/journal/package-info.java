/**
 * Recording and replay: a journal contains the complete input of a session, with hashes of its
 * state, so that a replay that diverges can name the place (spec 12 §6; docs/journal-format.md).
 */
package org.bowsprit.engine.journal;
