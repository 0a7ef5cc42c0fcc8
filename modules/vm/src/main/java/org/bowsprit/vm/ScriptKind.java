package org.bowsprit.vm;

import org.bowsprit.vm.port.ObjectScript;

/** The origin of the code in a slot (spec 05 §4.1). */
public enum ScriptKind {
  /** A script of the game, 1 to 199. */
  GLOBAL,
  /** A script of the room, 200 and above. */
  LOCAL,
  /** An object of the room, and the room's own entry and exit scripts. */
  ROOM_OBJECT,
  /** An object in the inventory. */
  INVENTORY_OBJECT,
  /** An object that was loaded from another room. */
  FLOATING_OBJECT;

  /** The number of a room's exit script. */
  public static final int EXIT_SCRIPT = 10001;

  /** The number of a room's entry script. */
  public static final int ENTRY_SCRIPT = 10002;

  /** The first number of local scripts. */
  public static final int FIRST_LOCAL = 200;

  /** Returns the kind of a numbered script. */
  public static ScriptKind ofNumber(int script) {
    return script < FIRST_LOCAL ? GLOBAL : LOCAL;
  }

  /** Returns the kind of an object's code. */
  public static ScriptKind of(ObjectScript.Place place) {
    return switch (place) {
      case ROOM -> ROOM_OBJECT;
      case INVENTORY -> INVENTORY_OBJECT;
      case FLOATING -> FLOATING_OBJECT;
    };
  }

  /**
   * Returns whether the number of such a slot is an object id (or the number of an entry or exit
   * script).
   */
  public boolean isObject() {
    return this != GLOBAL && this != LOCAL;
  }

  /** Returns whether such a slot ends when the room is left. */
  public boolean diesWithRoom() {
    return this == LOCAL || this == ROOM_OBJECT || this == FLOATING_OBJECT;
  }
}
