'use strict';

/** Reports failures in a sentence, with choices. Nothing fails on this page without a message. */
class Trouble {
  #place;

  constructor(place) {
    this.#place = place;
    addEventListener('error', (event) => this.#unforeseen(event.error ?? event.message));
    addEventListener('unhandledrejection', (event) => this.#unforeseen(event.reason));
  }

  /** Shows a sentence; `ways` are [label, action] pairs that become buttons. */
  tell(sentence, ways = []) {
    const buttons = [...ways, [said('Close'), () => {}]].map(([label, action]) => this.#way(label, action));
    this.#place.replaceChildren(element('p', {}, sentence), element('div', {className: 'row'}, ...buttons));
    this.#place.hidden = false;
  }

  clear() {
    this.#place.hidden = true;
  }

  /** Returns the message for an exception. */
  static sentence(thrown) {
    if (thrown instanceof EngineRefusal) {
      return thrown.message;
    }
    if (thrown instanceof MissingAsset) {
      return said('The file {0} of this site could not be read ({1}).', thrown.path, thrown.status);
    }
    const what = thrown?.message || String(thrown);
    switch (thrown?.name) {
      case 'QuotaExceededError':
        return said('There is no room left for it in this browser’s storage.');
      case 'NotAllowedError':
      case 'SecurityError':
        return said('This browser does not allow it: {0}', what);
      default:
        return said('Something in this page failed: {0}', what);
    }
  }

  #way(label, action) {
    return button(label, () => {
      this.clear();
      action();
    });
  }

  #unforeseen(thrown) {
    // The browser's message about layout loops is not an error.
    if (!String(thrown).includes('ResizeObserver')) {
      this.tell(Trouble.sentence(thrown));
    }
  }
}
