'use strict';

/**
 * A game pad, as in the program's windows: stick and directional pad move the pointer, the lowest
 * button is the left mouse button, the rightmost the right one, the leftmost ends a line, Back skips
 * a scene, Start pauses, the left shoulder opens the menu, the right one plays fast while held.
 * While the page asks something, the pad answers that instead.
 */
class GamePads {
  static #FASTEST = 4;
  static #REST = 0.2;
  static #ABSENT = {axes: [0, 0], buttons: []};
  static #LEFT_BUTTON = 0;
  static #RIGHT_BUTTON = 1;
  static #DIRECTIONS = [
    [12, 0, -1],
    [13, 0, 1],
    [14, -1, 0],
    [15, 1, 0],
  ];

  #pointer;
  #dialogs;
  #press;
  #release;
  /** The number of the pad whose button was pressed last. */
  #index = 0;
  /** The held buttons, and whether the game has them. */
  #held = new Map();
  #restX = 0;
  #restY = 0;

  /**
   * `press` and `release` map numbers of buttons, as browsers count them, to actions; `dialogs` are
   * PadDialogs.
   */
  constructor({pointer, dialogs, press, release}) {
    this.#pointer = pointer;
    this.#dialogs = dialogs;
    this.#press = press;
    this.#release = release;
    addEventListener('gamepadconnected', () => this.#begin(), {once: true});
  }

  #begin() {
    const look = () => {
      requestAnimationFrame(look);
      this.takeAny(document.hasFocus() ? navigator.getGamepads() : []);
    };
    requestAnimationFrame(look);
  }

  /** Handles the state of the pad in use of all `pads`. Without one, everything held is released. */
  takeAny(pads) {
    const usable = [...pads].filter((pad) => pad?.connected && pad.mapping === 'standard');
    const pad =
      usable.find(({buttons}) => buttons.some(({pressed}) => pressed)) ??
      usable.find(({index}) => index === this.#index) ??
      usable[0];
    this.#index = pad?.index ?? 0;
    this.take(pad ?? GamePads.#ABSENT);
  }

  /** Handles the state of a pad. */
  take({axes, buttons}) {
    for (const number of [...this.#held.keys()]) {
      if (!buttons[number]?.pressed) {
        this.#change(number, false);
      }
    }
    buttons.forEach(({pressed}, number) => {
      if (pressed && !this.#held.has(number)) {
        this.#change(number, true);
      }
    });
    let across = Math.abs(axes[0]) > GamePads.#REST ? axes[0] : 0;
    let down = Math.abs(axes[1]) > GamePads.#REST ? axes[1] : 0;
    for (const [number, x, y] of GamePads.#DIRECTIONS) {
      if (buttons[number]?.pressed) {
        across += x;
        down += y;
      }
    }
    this.#dialogs.point(across, down);
    if (!this.#dialogs.isOpen) {
      this.#move(across * GamePads.#FASTEST, down * GamePads.#FASTEST);
    }
  }

  #change(number, pressed) {
    const isOfGame = pressed ? !this.#dialogs.isOpen : this.#held.get(number);
    if (pressed) {
      this.#held.set(number, isOfGame);
    } else {
      this.#held.delete(number);
    }
    if (isOfGame) {
      this.#play(number, pressed);
    } else if (pressed) {
      this.#dialogs.press(number);
    }
  }

  #play(number, pressed) {
    const button = {[GamePads.#LEFT_BUTTON]: 'left', [GamePads.#RIGHT_BUTTON]: 'right'}[number];
    if (button) {
      this.#pointer.button(pressed ? 'press' : 'release', button);
    } else {
      (pressed ? this.#press : this.#release)[number]?.();
    }
  }

  /** Fractions of a pixel are kept for the next call. */
  #move(across, down) {
    this.#restX += across;
    this.#restY += down;
    const x = Math.trunc(this.#restX);
    const y = Math.trunc(this.#restY);
    this.#restX -= x;
    this.#restY -= y;
    if (x !== 0 || y !== 0) {
      const place = this.#pointer.place;
      this.#pointer.moveTo(place.x + x, place.y + y);
    }
  }
}
