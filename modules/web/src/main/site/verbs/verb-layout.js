'use strict';

/**
 * The layout of verbs on the screen: a panel of rows, carried things beside it, or lines to choose
 * from. The keys QWE, ASD and ZXC are the first three verbs of the panel's first three rows, and 1
 * to 9 are the lines from top to bottom.
 */
class VerbLayout {
  static #SLACK = 3;
  static #COLUMNS = 3;
  static #KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD', 'KeyZ', 'KeyX', 'KeyC'];
  static #DIGITS = /^(?:Digit|Numpad)([1-9])$/;

  #rows = [];
  #hasKeys;

  constructor(verbs) {
    this.#hasKeys = verbs.some((verb) => verb.key);
    for (const verb of [...verbs].sort((a, b) => a.top - b.top)) {
      const row = this.#rows[this.#rows.length - 1];
      if (row && verb.top <= row[0].top + VerbLayout.#SLACK) {
        row.push(verb);
      } else {
        this.#rows.push([verb]);
      }
    }
    this.#rows.forEach((row) => row.sort((a, b) => a.x - b.x));
  }

  /** Whether all are below one another, like lines to choose from, which light up under the pointer. */
  get isLines() {
    return this.#rows.every((row) => row.length === 1) && this.#rows.flat().some((verb) => verb.lights);
  }

  /** The verbs of the panel: the first three of each row; for lines, all. */
  get verbs() {
    return this.isLines
      ? this.#rows.flat()
      : this.#panel.flatMap((row) => row.slice(0, VerbLayout.#COLUMNS));
  }

  /** The items to the right of the panel: carried things, arrows. */
  get things() {
    return this.isLines ? [] : this.#panel.flatMap((row) => row.slice(VerbLayout.#COLUMNS));
  }

  /** The rows above a panel: the current sentence. */
  get sentence() {
    const alone = this.isLines ? [] : this.#rows.filter((row) => row.length === 1);
    return alone.map(([verb]) => verb.text).join(' ');
  }

  /** Returns the verb of a key, by the key's place on the keyboard, or undefined. */
  ofKey(code) {
    const digit = VerbLayout.#DIGITS.exec(code);
    const place = digit ? Number(digit[1]) - 1 : VerbLayout.#KEYS.indexOf(code);
    if (place < 0 || this.#hasKeys) {
      return undefined;
    }
    if (this.isLines) {
      return this.#rows[place]?.[0];
    }
    const row = this.#panel[Math.floor(place / VerbLayout.#COLUMNS)] ?? [];
    return row[place % VerbLayout.#COLUMNS];
  }

  get #panel() {
    return this.#rows.filter((row) => row.length > 1);
  }
}
