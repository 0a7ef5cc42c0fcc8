'use strict';

/**
 * Keys of the game, wherever the focus is, also after a click on a button below the picture. The
 * focused element keeps the keys that it needs: a field all keys, a button Enter and the space bar.
 * Tab is left to the browser, and so are F5, F11, F12 and everything with Ctrl.
 */
class GameKeys {
  static #FAR = 16;
  static #NEAR = 2;
  static #DIRECTIONS = {
    ArrowLeft: {way: 'LEFT', across: -1, down: 0},
    ArrowRight: {way: 'RIGHT', across: 1, down: 0},
    ArrowUp: {way: 'UP', across: 0, down: -1},
    ArrowDown: {way: 'DOWN', across: 0, down: 1},
  };
  static #BROWSERS = new Set(['Tab', 'F5', 'F6', 'F11', 'F12']);
  static #KEEPS_ALL = 'dialog, #curtain, input, select, textarea, a';
  static #KEEPS_SOME = 'button';

  #pointer;
  #engine;
  #jump;
  #verbs;
  #shortcuts;

  /** `shortcuts` maps codes of keys held with Alt, like KeyS, and F10 to actions. */
  constructor({pointer, engine, jump, verbs, shortcuts}) {
    this.#pointer = pointer;
    this.#engine = engine;
    this.#jump = jump;
    this.#verbs = verbs;
    this.#shortcuts = shortcuts;
    document.addEventListener('keydown', (event) => this.#down(event));
  }

  #down(event) {
    const altGraph = event.getModifierState('AltGraph');
    if (GameKeys.#isKept(event) || event.isComposing || GameKeys.#BROWSERS.has(event.key) || ((event.ctrlKey || event.metaKey) && !altGraph)) {
      return;
    }
    if (this.#shortcut(event) || this.#pointing(event) || this.#verb(event) || this.#typed(event)) {
      event.preventDefault();
    }
  }

  static #isKept({target, key}) {
    const keepsKey = key === 'Enter' || key === ' ';
    return target.closest(GameKeys.#KEEPS_ALL) || (keepsKey && target.closest(GameKeys.#KEEPS_SOME));
  }

  #shortcut(event) {
    const action = event.altKey || event.code === 'F10' ? this.#shortcuts[event.code] : null;
    if (action && !event.repeat) {
      action();
    }
    return Boolean(action);
  }

  #pointing(event) {
    const direction = GameKeys.#DIRECTIONS[event.key];
    if (direction) {
      if (event.altKey) {
        this.#jump.towards(direction.way);
      } else {
        const far = event.shiftKey ? GameKeys.#FAR : GameKeys.#NEAR;
        const {x, y} = this.#pointer.place;
        this.#pointer.moveTo(x + direction.across * far, y + direction.down * far);
      }
      return true;
    }
    if (event.key === 'Enter' && !event.altKey) {
      this.#pointer.button('click', event.shiftKey ? 'right' : 'left');
      return true;
    }
    return false;
  }

  #verb(event) {
    return !event.altKey && !event.repeat && this.#verbs.clickKey(event.code);
  }

  #typed(event) {
    const code = event.altKey ? null : KeyCodes.of(event);
    if (code !== null) {
      this.#engine.say('input', {
        event: {kind: 'key', code, shift: event.shiftKey, control: false, alt: false},
      });
    }
    return code !== null;
  }
}
