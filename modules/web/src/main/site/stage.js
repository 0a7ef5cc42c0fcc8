'use strict';

/** What lies over the picture: a curtain before the game begins, short notices, questions. */
class Stage {
  static #NOTICE = 3_000;

  #picture = document.getElementById('picture');
  #curtain = document.getElementById('curtain');
  #progress = document.getElementById('progress');
  #ways = document.getElementById('ways');
  #notice = document.getElementById('notice');
  #question = document.getElementById('question');
  #timer = 0;
  #asked = '';

  /** Tells what is being waited for. */
  progress(text) {
    this.#curtain.hidden = false;
    this.#progress.textContent = text;
    this.#ways.replaceChildren();
  }

  /** Draws the curtain with ways on: [label, action] pairs, the first of them the usual one. */
  offer(text, ways, more = []) {
    this.progress(text);
    const buttons = ways.map(([label, action], i) => button(label, action, {id: i ? '' : 'begin'}));
    this.#ways.replaceChildren(...buttons, ...more);
    buttons[0]?.focus({preventScroll: true});
  }

  /** Takes the curtain away; keys are the game's from now on. */
  open() {
    this.#curtain.hidden = true;
    this.#picture.focus({preventScroll: true});
  }

  notice(text) {
    clearTimeout(this.#timer);
    this.#notice.textContent = text;
    this.#notice.hidden = false;
    this.#timer = setTimeout(() => (this.#notice.hidden = true), Stage.#NOTICE);
  }

  /** Shows what the game waits for a key with, or takes it away; `answer` sends a key's code. */
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
    const ways = waiting.kind === 'RESTART' ? [[said('Yes'), 'y'], [said('No'), 'n']] : [[said('Go on'), ' ']];
    this.#question.replaceChildren(
      element('p', {}, waiting.text),
      ...ways.map(([label, key]) => button(label, () => answer(key.charCodeAt(0)))),
    );
  }
}
