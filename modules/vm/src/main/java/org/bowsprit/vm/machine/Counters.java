package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.port.CursorPort;

/** The cursor and input counters, which are copied into two variables (spec 07 §10). */
final class Counters {

  private final Memory memory;
  private final CursorPort port;
  private int cursor;
  private int userput;

  Counters(Memory memory, CursorPort port) {
    this.memory = memory;
    this.port = port;
  }

  /** Returns the cursor counter. The cursor is visible while it is above 0. */
  int cursor() {
    return cursor;
  }

  /** Returns the input counter. The player's input reaches scripts while it is above 0. */
  int userput() {
    return userput;
  }

  /** Sets both counters without notifying the port. Used at a reset and after a load. */
  void restore(int savedCursor, int savedUserput) {
    cursor = savedCursor;
    userput = savedUserput;
  }

  void setCursor(int value) {
    cursor = value;
    port.cursorSet(cursor);
  }

  void setUserput(int value) {
    userput = value;
    port.userputSet(userput);
  }

  /** Copies both counters into their variables. Called after every cursorCommand. */
  void copyToVariables() {
    memory.set(EngineVariable.CURSORSTATE, cursor);
    memory.set(EngineVariable.USERPUT, userput);
  }
}
