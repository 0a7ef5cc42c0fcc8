'use strict';

/**
 * Verbs, carried things and lines to choose from as buttons of the page, for touch screens and
 * screen readers.
 */
class VerbButtons {
  #place;
  #sentence;
  #engine;
  #pointer;
  #picture;
  #layout = new VerbLayout([]);
  #shownAs = '';
  #captions = [];
  #asked = null;
  #askAgain = false;

  /** `always`, `never`, or `touch`: on touch screens and small screens. */
  #when = 'touch';
  #small = matchMedia('(pointer: coarse), (max-width: 40rem)');

  /** `sentence` is the element for the current sentence. */
  constructor(place, sentence, {engine, pointer, picture}) {
    this.#place = place;
    this.#sentence = sentence;
    this.#engine = engine;
    this.#pointer = pointer;
    this.#picture = picture;
    this.#small.addEventListener('change', () => this.#showOrHide());
  }

  set when(when) {
    this.#when = when;
    this.#showOrHide();
  }

  /**
   * Requests the current verbs. Fulfilled when they are shown. Calls during a request are combined
   * into one more request. A verb with a text from a script has the name in the captions of a
   * `frame`.
   */
  refresh(captions = this.#captions) {
    this.#captions = captions;
    this.#askAgain = true;
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask() {
    try {
      while (this.#askAgain) {
        this.#askAgain = false;
        const verbs = await this.#engine.request('verbs');
        this.#show(verbs.map((verb) => ({...verb, text: verb.text || this.#written(verb)})));
      }
    } finally {
      this.#asked = null;
    }
  }

  /** Clicks the verb of a key; returns whether there is one. */
  clickKey(code) {
    const verb = this.#layout.ofKey(code);
    if (verb) {
      this.#pointer.clickAt(verb.x, verb.y);
    }
    return Boolean(verb);
  }

  /** The names of the current buttons. */
  get shown() {
    return [...this.#layout.verbs, ...this.#layout.things];
  }

  #written({left, top, right, bottom}) {
    const inside = this.#captions.find(
      (it) => it.left < right && it.right > left && it.top < bottom && it.bottom > top,
    );
    return inside?.text ?? '';
  }

  #show(verbs) {
    const layout = new VerbLayout(verbs);
    this.#sentence.textContent = layout.sentence || '\u00a0';
    const shownAs = JSON.stringify([layout.verbs, layout.things, layout.sentence !== '']);
    if (shownAs === this.#shownAs) {
      return;
    }
    this.#shownAs = shownAs;
    this.#layout = layout;
    // A long name may move other buttons; a button with the focus keeps it.
    const focused = [...this.#place.querySelectorAll('button')].indexOf(document.activeElement);
    this.#place.classList.toggle('lines', this.#layout.isLines);
    this.#place.replaceChildren(...this.#layout.verbs.map((verb) => this.#button(verb)));
    if (this.#layout.things.length) {
      const things = this.#layout.things.map((verb) => this.#button(verb));
      this.#place.append(element('div', {className: 'things'}, ...things));
    }
    this.#showOrHide();
    if (focused >= 0) {
      this.#place.querySelectorAll('button')[focused]?.focus();
    }
  }

  #button(verb) {
    const click = () => this.#pointer.clickAt(verb.x, verb.y);
    if (verb.text) {
      return button(verb.text, click);
    }
    const picture = this.#picture.cut(verb.left, verb.top, verb.right, verb.bottom);
    return button(picture, click, {'aria-label': said('Picture {0}', verb.id)});
  }

  #showOrHide() {
    const wanted = this.#when === 'always' || (this.#when === 'touch' && this.#small.matches);
    this.#place.hidden = !wanted || this.#place.childElementCount === 0;
    const hasNone = this.#place.hidden && !this.#layout.sentence;
    this.#sentence.hidden = !wanted || this.#layout.isLines || hasNone;
  }
}
