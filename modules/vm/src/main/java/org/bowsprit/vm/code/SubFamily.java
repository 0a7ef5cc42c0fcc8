package org.bowsprit.vm.code;

/** A set of sub-operations and the rule for their encoding (spec 06 §2). */
public enum SubFamily {
  /** Ways to draw an object: exactly one sub-operation; the plain form is FF. */
  DRAW_OBJECT(0x1F),
  /** Loading, dropping and locking of resources. */
  RESOURCE(0x1F),
  /** Settings of an actor. */
  ACTOR(0x1F, 0xFF),
  /** Settings of an actor, with the numbers of version 4. */
  ACTOR_V4(0x1F, 0xFF),
  /** Settings of a text slot; the text itself ends the list. */
  PRINT(0x0F, 0xFF),
  /** Operations on string resources. */
  STRING(0x1F),
  /** Cursor, input and character set. */
  CURSOR(0x1F),
  /** Walk boxes. */
  MATRIX(0x1F),
  /** Room, screen and palette. */
  ROOM(0x1F),
  /** Room operations of version 4. */
  ROOM_V4(0x1F),
  /** Arming and clearing of a skip. */
  OVERRIDE(0xFF),
  /** Screen effects of version 4. */
  OLD_ROOM_EFFECT(0x1F),
  /** Settings of a verb. */
  VERB(0x1F, 0xFF),
  /** Hiding and restoring of verbs. */
  SAVED_VERBS(0x1F),
  /** Restart, pause and quit. */
  SYSTEM(0xFF),
  /** Ranges that version 4 saves or loads. */
  SAVE_LOAD_VARS(0x1F, 0x00),
  /** Steps of a stack calculation. */
  EXPRESSION(0x1F, 0xFF),
  /** Conditions for which a script waits. */
  WAIT(0x1F);

  private static final int SINGLE = -1;

  private final int mask;
  private final int end;

  SubFamily(int mask) {
    this(mask, SINGLE);
  }

  SubFamily(int mask, int end) {
    this.mask = mask;
    this.end = end;
  }

  /** Returns the bits of the sub-operation byte that identify the sub-operation. */
  public int mask() {
    return mask;
  }

  /** Returns whether sub-operations follow each other until the {@link #end()} byte. */
  public boolean isList() {
    return end != SINGLE;
  }

  /** Returns the byte that closes the list; −1 if there is exactly one sub-operation. */
  public int end() {
    return end;
  }
}
