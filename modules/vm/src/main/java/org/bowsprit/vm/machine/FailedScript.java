package org.bowsprit.vm.machine;

import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.ScriptCode;

/**
 * The script that was running when something failed; its slot may have died meanwhile.
 *
 * @param slot where it ran
 * @param number its number, or the object's id
 * @param kind where its code comes from
 * @param code null for no script
 */
record FailedScript(ScriptSlot slot, int number, ScriptKind kind, ScriptCode code) {

  static FailedScript of(ScriptSlot slot) {
    return new FailedScript(slot, slot.number, slot.kind, slot.code);
  }

  /** Returns whether the slot lives and no other script has taken it. */
  boolean isStillThere() {
    return slot.isLive() && slot.number == number && slot.kind == kind && slot.code == code;
  }
}
