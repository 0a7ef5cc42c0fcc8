package org.bowsprit.vm.port;

/**
 * Receives the requests of scripts to load and lock resources (spec 06 §11). Most of them are
 * hints.
 */
public interface ResourcePort {

  /** The kinds of resource. */
  enum Kind {
    /** A global script. */
    SCRIPT,
    /** A sound. */
    SOUND,
    /** A costume. */
    COSTUME,
    /** A room; ids of 128 and above are aliases. */
    ROOM,
    /** A character set. */
    CHARSET
  }

  /** Loads a resource. After the call, a character set must exist. */
  void load(Kind kind, int id);

  /** Reports, as a hint, that a resource is not needed for now. */
  void unload(Kind kind, int id);

  /** Locks a resource in memory, or unlocks it. */
  void setLocked(Kind kind, int id, boolean locked);

  /** Adds an object of another room to the current room's list (spec 07 §2.4). */
  void loadFloatingObject(int object, int room);
}
