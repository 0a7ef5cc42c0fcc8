package org.bowsprit.player.voice;

import java.util.Optional;

/** Finds the voice of a machine. */
@FunctionalInterface
public interface Voices {

  /** Searches for a voice; empty if this machine has none. */
  Optional<Voice> find();
}
