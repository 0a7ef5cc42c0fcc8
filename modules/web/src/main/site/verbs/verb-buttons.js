'use strict';

/** Verbs, things carried and lines to choose from as buttons of the page: for thumbs and readers. */
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

  /** `always`, `never`, or `touch`: where fingers are, or little room. */
  #when = 'touch';
  #small = matchMedia('(pointer: coarse), (max-width: 40rem)');

  /** `sentence` is where the sentence stands that is being put together. */
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
   * Asks what is there now, and fulfils when it is shown; calls while an answer is awaited are put
   * together to one more. A verb whose words are made by a script is called by what is written
   * there, by a `frame`'s captions.
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

  /** What can be clicked below the picture now, in words. */
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
    // A thing's name that is long may push others away; a button that has the focus keeps it.
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
