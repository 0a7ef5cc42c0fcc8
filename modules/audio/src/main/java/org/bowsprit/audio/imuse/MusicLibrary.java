package org.bowsprit.audio.imuse;

import java.util.Optional;
import org.bowsprit.audio.resource.Piece;

/** Finds the music of a sound by its number, for the sequencer. */
@FunctionalInterface
public interface MusicLibrary {

  /**
   * Returns the music of a sound, in the version for the current music device; empty if the sound
   * is not available, or is not music.
   */
  Optional<Piece> find(int sound);
}
