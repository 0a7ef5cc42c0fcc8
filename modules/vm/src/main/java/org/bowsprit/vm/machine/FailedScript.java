package org.bowsprit.vm.machine;

import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.ScriptCode;

/**
 * The script that was running when an error happened. Its slot may have ended in the meantime.
 *
 * @param slot the slot of the script
 * @param number the number of the script, or the object's id
 * @param kind the kind of the script
 * @param code the code of the script; null for no script
 */
record FailedScript(ScriptSlot slot, int number, ScriptKind kind, ScriptCode code) {

  static FailedScript of(ScriptSlot slot) {
    return new FailedScript(slot, slot.number, slot.kind, slot.code);
  }

  /** Returns whether the slot is alive and still runs this script. */
  boolean isStillRunning() {
    return slot.isLive() && slot.number == number && slot.kind == kind && slot.code == code;
  }
}
