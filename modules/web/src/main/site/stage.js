'use strict';

/** The elements over the picture: a curtain before the game starts, short messages, questions. */
class Stage {
  static #NOTICE = 3_000;
  static #SHORT_WAIT = 400;

  #picture = document.getElementById('picture');
  #curtain = document.getElementById('curtain');
  #progress = document.getElementById('progress');
  #ways = document.getElementById('ways');
  #notice = document.getElementById('notice');
  #question = document.getElementById('question');
  #timer = 0;
  #wait = 0;
  #waiting = '';
  #asked = '';
  /** Whether the player uses keys. Only then a frame shows that the picture has the focus. */
  #usesKeys = false;

  constructor() {
    addEventListener('keydown', () => (this.#usesKeys = true), true);
    addEventListener('pointerdown', () => (this.#usesKeys = false), true);
  }

  /** Shows the reason for waiting. */
  progress(text) {
    this.#curtain.hidden = false;
    this.#progress.textContent = text;
    this.#ways.replaceChildren();
  }

  /** Shows the curtain with choices: [label, action] pairs. The first one is the default. */
  offer(text, ways, more = []) {
    this.progress(text);
    const buttons = ways.map(([label, action], i) => button(label, action, {id: i ? '' : 'begin'}));
    this.#ways.replaceChildren(...buttons, ...more);
    buttons[0]?.focus({preventScroll: true});
  }

  /** Removes the curtain. From now on, keys go to the game. */
  open() {
    this.#curtain.hidden = true;
    this.#picture.focus({preventScroll: true, focusVisible: this.#usesKeys});
  }

  notice(text) {
    this.#tell(text);
    this.#timer = setTimeout(() => (this.#notice.hidden = true), Stage.#NOTICE);
  }

  /** Shows why the game stands still, until `goesOn`. A short wait is not mentioned. */
  waits(text) {
    clearTimeout(this.#wait);
    this.#waiting = text;
    this.#wait = setTimeout(() => this.#tell(text), Stage.#SHORT_WAIT);
  }

  goesOn() {
    clearTimeout(this.#wait);
    if (this.#notice.textContent === this.#waiting) {
      this.#notice.hidden = true;
    }
  }

  /** The element is shown first, because screen readers ignore what is written in a hidden one. */
  #tell(text) {
    clearTimeout(this.#timer);
    this.#notice.hidden = false;
    this.#notice.textContent = text;
  }

  /** Shows the message for which the game waits for a key, or removes it; `answer` sends a key code. */
  ask(waiting, answer) {
    const asked = waiting ? waiting.kind + waiting.text : '';
    if (asked === this.#asked) {
      return;
    }
    this.#asked = asked;
    this.#question.hidden = !waiting;
    if (!waiting) {
      return;
    }
    const ways = waiting.kind === 'RESTART' ? [[said('No'), 'n'], [said('Yes'), 'y']] : [[said('Go on'), ' ']];
    this.#question.replaceChildren(
      element('p', {}, waiting.text),
      ...ways.map(([label, key]) => button(label, () => answer(key.charCodeAt(0)))),
    );
  }
}
