'use strict';

/** The history of states: one is current, earlier ones can be restored, and later ones can be repeated. */
class History {
  static MOST = 1000;

  constructor(state) {
    this.states = [state];
    this.at = 0;
    this.gesture = null;
  }

  get state() {
    return this.states[this.at];
  }

  /** Adds a state. States of one gesture, such as a drag, are one step. */
  push(state, gesture = null) {
    if (state === this.state) {
      return;
    }
    const kept = gesture !== null && gesture === this.gesture ? this.at : this.at + 1;
    this.states = [...this.states.slice(Math.max(0, kept - History.MOST), kept), state];
    this.at = this.states.length - 1;
    this.gesture = gesture;
  }

  get canUndo() {
    return this.at > 0;
  }

  get canRedo() {
    return this.at + 1 < this.states.length;
  }

  undo() {
    this.at -= this.canUndo ? 1 : 0;
    this.gesture = null;
  }

  redo() {
    this.at += this.canRedo ? 1 : 0;
    this.gesture = null;
  }
}
