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
  static #STEP = 10;

  #direction = '';

  get isOpen() {
    return Boolean(this.#place);
  }

  get #place() {
    return PadDialogs.#PLACES.map((place) => document.querySelector(`${place}:not([hidden])`)).find(Boolean);
  }

  get #choices() {
    return [...this.#place.querySelectorAll(PadDialogs.#CHOICES)].filter((it) => it.checkVisibility());
  }

  /** Presses a button of the pad. */
  press(number) {
    if (number === PadDialogs.#PRESS) {
      const choices = this.#choices;
      (choices.find((it) => it === document.activeElement) ?? choices[0])?.click();
    } else if (PadDialogs.#CLOSE.includes(number)) {
      this.#place.close?.();
    }
  }

  /** Points in a direction, which counts once until it changes. */
  point(across, down) {
    const [side, way] = [across, down].map((far) => (Math.abs(far) > PadDialogs.#FAR ? Math.sign(far) : 0));
    const direction = `${side} ${way}`;
    if (direction === this.#direction) {
      return;
    }
    this.#direction = direction;
    if (way) {
      this.#step(way);
    } else if (side) {
      this.#alter(document.activeElement, side);
    }
  }

  #step(way) {
    const choices = this.#choices;
    const at = choices.indexOf(document.activeElement);
    choices[at < 0 ? 0 : within(at + way, choices.length)]?.focus();
  }

  #alter(it, side) {
    if (it.type === 'range') {
      it.valueAsNumber += side * PadDialogs.#STEP;
      it.dispatchEvent(new Event('input'));
    } else if (it.matches('select')) {
      it.selectedIndex = within(it.selectedIndex + side, it.options.length);
      it.dispatchEvent(new Event('change'));
    } else {
      this.#step(side);
    }
  }
}
