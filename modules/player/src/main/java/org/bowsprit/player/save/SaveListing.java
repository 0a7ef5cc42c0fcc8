package org.bowsprit.player.save;

import java.util.Optional;
import org.bowsprit.engine.save.SaveHeader;

/**
 * A taken slot as a list shows it.
 *
 * @param slot the slot
 * @param header room, time, picture; empty if the file is not one that can be loaded
 * @param trouble why not, as a sentence about "it", without a full stop; empty if it can
 * @param hasBackup whether what was saved there before is kept
 */
public record SaveListing(
    SaveSlot slot, Optional<SaveHeader> header, Optional<String> trouble, boolean hasBackup) {}
