/**
 * Recording and replay: a journal contains the complete input of a session, with hashes of its
 * state, so that a replay can report where it diverges (spec 12 §6; docs/journal-format.md).
 */
package org.bowsprit.engine.journal;
