package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.format.room.BoxChunks;

/**
 * What a build makes of a room's walk boxes.
 *
 * @param floor boxes and matrix; nothing where the boxes are wrong
 * @param diagnostics what is wrong or odd
 */
public record CheckedRoom(Optional<BoxChunks> floor, List<Diagnostic> diagnostics) {

  /** Takes an immutable copy. */
  public CheckedRoom {
    diagnostics = List.copyOf(diagnostics);
  }
}
