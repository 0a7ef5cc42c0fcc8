package org.bowsprit.vm.port;

/** Resources that scripts ask to have at hand (spec 06 §11). Mostly hints. */
public interface ResourcePort {

  /** What a resource is. */
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

  /** Loads a resource; a character set must exist afterwards. */
  void load(Kind kind, int id);

  /** Says that a resource is not needed for now. */
  void unload(Kind kind, int id);

  /** Says that a resource must stay, or need not stay any longer. */
  void setLocked(Kind kind, int id, boolean locked);

  /** Brings an object of another room into the current room's list (spec 07 §2.4). */
  void loadFloatingObject(int object, int room);
}
