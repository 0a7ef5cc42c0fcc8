package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.format.room.BoxChunks;

/**
 * The result of building a room's walk boxes and checking its pictures.
 *
 * @param floor the boxes and the matrix; empty if the boxes have errors
 * @param diagnostics errors and warnings about the boxes
 * @param pictures errors and warnings about pictures of objects
 */
public record CheckedRoom(
    Optional<BoxChunks> floor, List<Diagnostic> diagnostics, List<Diagnostic> pictures) {

  /** Takes immutable copies. */
  public CheckedRoom {
    diagnostics = List.copyOf(diagnostics);
    pictures = List.copyOf(pictures);
  }
}
