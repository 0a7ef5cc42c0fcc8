package org.bowsprit.engine.journal;

import java.util.ArrayList;
import java.util.List;

/**
 * A hash for each subsystem of a state, which shows in which subsystems two states differ.
 *
 * @param vm variables and scripts
 * @param world objects, verbs, room and screen, and the main loop
 * @param actors the actors
 * @param sound the sounds that are playing, by logical position
 * @param picture the visible pixels; 0 if the session has no painter
 */
public record SubsystemHashes(long vm, long world, long actors, long sound, long picture) {

  /**
   * Returns the names of the subsystems that differ. A picture that only one of the states contains
   * does not count.
   */
  public List<String> differences(SubsystemHashes other) {
    List<String> names = new ArrayList<>();
    if (vm != other.vm) {
      names.add("vm");
    }
    if (world != other.world) {
      names.add("world");
    }
    if (actors != other.actors) {
      names.add("actors");
    }
    if (sound != other.sound) {
      names.add("sound");
    }
    if (picture != other.picture && picture != 0 && other.picture != 0) {
      names.add("picture");
    }
    return names;
  }
}
