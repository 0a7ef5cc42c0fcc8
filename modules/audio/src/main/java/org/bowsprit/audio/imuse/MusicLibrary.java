package org.bowsprit.audio.imuse;

import java.util.Optional;
import org.bowsprit.audio.resource.Piece;

/** Finds music for the sequencer. */
@FunctionalInterface
public interface MusicLibrary {

  /** Returns the music of a sound if it is in memory and is music for this machine's device. */
  Optional<Piece> find(int sound);
}
