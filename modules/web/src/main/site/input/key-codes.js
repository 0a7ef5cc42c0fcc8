'use strict';

/** The engine's codes of keys: ASCII, and larger numbers for other keys (spec 07 §9). */
const KeyCodes = {
  BACKSPACE: 8,
  ENTER: 13,
  ESCAPE: 27,
  SPACE: 32,
  FULL_STOP: 46,
  F1: 282,
  NAMED: {
    Backspace: 8,
    Enter: 13,
    Escape: 27,
    Home: 327,
    ArrowUp: 328,
    PageUp: 329,
    ArrowLeft: 331,
    ArrowRight: 333,
    End: 335,
    ArrowDown: 336,
    PageDown: 337,
  },

  /** Returns the code of a key event, or null for keys without a code. */
  of(event) {
    const named = KeyCodes.NAMED[event.key];
    if (named) {
      return named;
    }
    const functionKey = /^F([1-9])$/.exec(event.key);
    if (functionKey) {
      return KeyCodes.F1 + Number(functionKey[1]) - 1;
    }
    return event.key.length === 1 && event.key.codePointAt(0) < 256 ? event.key.codePointAt(0) : null;
  },
};
