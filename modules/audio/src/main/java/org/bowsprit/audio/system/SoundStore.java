package org.bowsprit.audio.system;

import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.resource.SoundResource;

/** Loads and unloads the sounds of a game. */
public interface SoundStore {

  /** Returns a sound. The result is empty if the sound is not in memory. */
  Optional<SoundResource> loaded(int sound);

  /** Returns the numbers of the sounds that are in memory, in ascending order. */
  List<Integer> inMemory();

  /** Removes a sound from memory. */
  void unload(int sound);

  /** Returns whether a sound of the game, in memory or not, starts a CD track. */
  default boolean hasCdTriggers() {
    return false;
  }

  /** Loads a sound into memory. Does nothing if the game does not have the sound. */
  void load(int sound);

  /**
   * Loads a sound that was playing when the game was saved, and returns it. The result is empty if
   * the game does not have the sound.
   */
  default Optional<SoundResource> reload(int sound) {
    load(sound);
    return loaded(sound);
  }
}
