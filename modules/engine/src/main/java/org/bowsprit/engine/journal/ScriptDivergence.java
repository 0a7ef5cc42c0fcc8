package org.bowsprit.engine.journal;

import java.util.Optional;

/**
 * The first step that differs between the scripts of two sessions. All steps before it, from the
 * boot on, are equal.
 *
 * @param tick the iteration, from 0; booting counts as part of iteration 0
 * @param one the step of the first session; empty if its scripts did nothing more in the iteration
 * @param other the step of the second session
 * @param oneAfter the last equal step before it in the same iteration, script and slot; empty if
 *     there is none, or if the difference is a written value
 * @param otherAfter the last equal step of the second session; empty as for {@code oneAfter}
 */
public record ScriptDivergence(
    long tick,
    Optional<ScriptStep> one,
    Optional<ScriptStep> other,
    Optional<ScriptStep> oneAfter,
    Optional<ScriptStep> otherAfter) {}
