/**
 * Recording and replay: a journal is everything a session was given, with hashes of its state on
 * the way, so that a replay that drifts says where (spec 12 §6; docs/journal-format.md).
 */
package org.bowsprit.engine.journal;
