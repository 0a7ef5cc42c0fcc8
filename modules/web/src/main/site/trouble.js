'use strict';

/** Tells what went wrong in a sentence, with ways on. Nothing fails on this page without one. */
class Trouble {
  #place;

  constructor(place) {
    this.#place = place;
    addEventListener('error', (event) => this.#unforeseen(event.error ?? event.message));
    addEventListener('unhandledrejection', (event) => this.#unforeseen(event.reason));
  }

  /** Shows a sentence; `ways` are [label, action] pairs that become buttons. */
  tell(sentence, ways = []) {
    const buttons = [...ways, ['Close', () => {}]].map(([label, action]) => this.#way(label, action));
    this.#place.replaceChildren(element('p', {}, sentence), element('div', {className: 'row'}, ...buttons));
    this.#place.hidden = false;
  }

  clear() {
    this.#place.hidden = true;
  }

  /** Returns what to tell of something that was thrown. */
  static sentence(thrown) {
    if (thrown instanceof EngineRefusal || thrown instanceof MissingAsset) {
      return thrown.message;
    }
    const what = thrown?.message || String(thrown);
    switch (thrown?.name) {
      case 'QuotaExceededError':
        return 'There is no room left for it in this browser’s storage.';
      case 'NotAllowedError':
      case 'SecurityError':
        return `This browser does not allow it: ${what}`;
      default:
        return `Something in this page failed: ${what}`;
    }
  }

  #way(label, action) {
    return button(label, () => {
      this.clear();
      action();
    });
  }

  #unforeseen(thrown) {
    // A video driver's complaint about layout loops is no failure of anything.
    if (!String(thrown).includes('ResizeObserver')) {
      this.tell(Trouble.sentence(thrown));
    }
  }
}
