package org.bowsprit.engine.journal;

import java.util.Optional;

/**
 * The first step at which the scripts of two sessions part. All steps before it, from the boot on,
 * are the same in both.
 *
 * @param tick the iteration, from 0; the boot belongs to the first one
 * @param one what the first session did; empty if its scripts did no more in the iteration
 * @param other what the second session did instead
 * @param oneAfter the last step of both before it in the same script and slot, in the iteration;
 *     empty if there is none, or the parting is a value that was written
 * @param otherAfter the same for the second session
 */
public record ScriptParting(
    long tick,
    Optional<ScriptStep> one,
    Optional<ScriptStep> other,
    Optional<ScriptStep> oneAfter,
    Optional<ScriptStep> otherAfter) {}
