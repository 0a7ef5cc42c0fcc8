package org.bowsprit.player.save;

import java.util.Optional;
import org.bowsprit.engine.save.SaveHeader;

/**
 * A used slot in a list.
 *
 * @param slot the slot
 * @param header room, time and picture; empty if the file cannot be loaded
 * @param problem the reason why the slot cannot be loaded, as a sentence without a full stop in
 *     which "it" is the save; empty if it can be loaded
 * @param hasBackup whether the previous contents are kept
 */
public record SaveListing(
    SaveSlot slot, Optional<SaveHeader> header, Optional<String> problem, boolean hasBackup) {}
