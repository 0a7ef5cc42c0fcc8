'use strict';

/**
 * What the page asks in place of the game, used with a pad: up and down move the focus, left and
 * right change a value, the lowest button presses what has the focus, the rightmost one and the left
 * shoulder close the menu.
 */
class PadDialogs {
  static #PLACES = ['dialog[open]', '#trouble', '#question', '#curtain'];
  static #CHOICES = 'button, summary, input, select';
  static #PRESS = 0;
  static #CLOSE = [1, 4];
  static #FAR = 0.5;
  /** A direction is kept until the stick is nearer to the middle than this. */
  static #NEAR = 0.3;
  static #FIRST_REPEAT = 400;
  static #NEXT_REPEAT = 120;
  static #STEP = 10;

  #game;
  #pointed;
  #direction = '';
  #repeatAt = Infinity;

  /** `game` has a flag `isPlaying`. */
  constructor(game) {
    this.#game = game;
  }

  get isOpen() {
    return Boolean(this.#place);
  }

  get #place() {
    const shown = PadDialogs.#PLACES.map((place) => document.querySelector(`${place}:not([hidden])`));
    return shown.find((place) => place && this.#asks(place));
  }

  /** A message of a failure does not stop the game: while it plays, the pad is the game's. */
  #asks(place) {
    return place.id !== 'trouble' || !this.#game.isPlaying || place.contains(document.activeElement);
  }

  get #choices() {
    return [...this.#place.querySelectorAll(PadDialogs.#CHOICES)].filter(
      (it) => it.getClientRects().length > 0 && !it.closest('details:not([open]) > :not(summary)'),
    );
  }

  get #focused() {
    return this.#choices.find((it) => it === document.activeElement);
  }

  /** Presses a button of the pad. If no choice has the focus, the first press only gives it to one. */
  press(number) {
    if (number === PadDialogs.#PRESS) {
      const focused = this.#focused;
      if (focused) {
        focused.click();
      } else {
        this.#step(1);
      }
    } else if (PadDialogs.#CLOSE.includes(number)) {
      this.#place.close?.();
    }
  }

  /**
   * Points in a direction, also while nothing is open. A direction counts when it changes and
   * repeatedly while it is held; one that is held when something opens does not count.
   */
  point(across, down, now = performance.now()) {
    const place = this.#place;
    const direction = this.#directionOf(across, down);
    const isOther = direction !== this.#direction;
    const hasOpened = place !== this.#pointed;
    this.#direction = direction;
    this.#pointed = place;
    if (hasOpened) {
      this.#repeatAt = Infinity;
    } else if (place && (isOther || now >= this.#repeatAt)) {
      this.#repeatAt = now + (isOther ? PadDialogs.#FIRST_REPEAT : PadDialogs.#NEXT_REPEAT);
      this.#go(direction);
    }
  }

  /** Only the stronger axis counts. */
  #directionOf(across, down) {
    const isAcross = Math.abs(across) > Math.abs(down);
    const far = isAcross ? across : down;
    const names = isAcross ? ['left', 'right'] : ['up', 'down'];
    const direction = names[far < 0 ? 0 : 1];
    const limit = direction === this.#direction ? PadDialogs.#NEAR : PadDialogs.#FAR;
    return Math.abs(far) > limit ? direction : '';
  }

  #go(direction) {
    const ways = {
      up: () => this.#step(-1),
      down: () => this.#step(1),
      left: () => this.#alter(-1),
      right: () => this.#alter(1),
    };
    ways[direction]?.();
  }

  #step(way) {
    const choices = this.#choices;
    const at = choices.indexOf(document.activeElement);
    choices[at < 0 ? 0 : within(at + way, choices.length)]?.focus({focusVisible: true});
  }

  #alter(side) {
    const it = this.#focused;
    if (it?.type === 'range') {
      it.valueAsNumber += side * PadDialogs.#STEP;
      it.dispatchEvent(new Event('input'));
    } else if (it?.matches('select')) {
      it.selectedIndex = within(it.selectedIndex + side, it.options.length);
      it.dispatchEvent(new Event('change'));
    } else {
      this.#step(side);
    }
  }
}
