package org.bowsprit.audio.system;

import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.resource.SoundResource;

/** Loads and unloads the sounds of a game. */
public interface SoundStore {

  /** Returns a sound if its resource is in memory. */
  Optional<SoundResource> loaded(int sound);

  /** Returns the sounds that are in memory, ascending. */
  List<Integer> inMemory();

  /** Removes a sound from memory. */
  void unload(int sound);

  /** Returns whether any sound of the game, in memory or not, is a trigger of a CD track. */
  default boolean hasCdTriggers() {
    return false;
  }

  /** Loads a sound into memory if the game has it; does nothing otherwise. */
  void load(int sound);

  /** Loads a sound that was playing when the game was saved; empty if the game does not have it. */
  default Optional<SoundResource> reload(int sound) {
    load(sound);
    return loaded(sound);
  }
}
