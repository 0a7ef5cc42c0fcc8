package org.bowsprit.vm;

/** What happens after a script error (spec 05 §13). */
public enum FaultPolicy {
  /** The machine stops; its state stays as it is, to be looked at. */
  HALT,
  /** The slot dies, everything else goes on. */
  STOP_SCRIPT
}
