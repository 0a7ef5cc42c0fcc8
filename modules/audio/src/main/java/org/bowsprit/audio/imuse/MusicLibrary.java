package org.bowsprit.audio.imuse;

import java.util.Optional;
import org.bowsprit.audio.resource.Piece;

/** Finds music for the sequencer. */
@FunctionalInterface
public interface MusicLibrary {

  /** Returns the music for this machine if the sound is in memory and is music for its device. */
  Optional<Piece> find(int sound);
}
