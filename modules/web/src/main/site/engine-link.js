'use strict';

/** What the engine refused, in its own sentence. */
class EngineRefusal extends Error {
  constructor(sentence, details) {
    super(sentence);
    this.details = details;
  }
}

/** The engine in its worker: requests as promises, everything it says by itself as events. */
class EngineLink extends EventTarget {
  #worker;
  #waiting = new Map();
  #lastId = 0;

  /** Starts the worker; the engine itself is there after `request('load')`. */
  static async start() {
    return new EngineLink(new Worker(await scriptAddress('engine/engine.js', 'engine/worker.js')));
  }

  constructor(worker) {
    super();
    this.#worker = worker;
    worker.onmessage = (event) => this.#hear(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(`The engine stopped: ${event.message || 'its script could not be read.'}`);
    };
    worker.onmessageerror = () => this.#fail('The engine said something this page cannot read.');
  }

  /** Asks for something; the promise fails with an EngineRefusal. */
  request(type, details = {}, transfer = []) {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      this.#worker.postMessage({...details, id, type}, transfer);
    });
  }

  /** Says something that has no answer. */
  say(type, details = {}) {
    this.#worker.postMessage({...details, type});
  }

  /** Hears one kind of message. */
  on(type, listener) {
    this.addEventListener(type, (event) => listener(event.detail));
  }

  close() {
    this.#worker.terminate();
  }

  #hear(message) {
    if (message.type !== 'reply') {
      this.dispatchEvent(new CustomEvent(message.type, {detail: message}));
      return;
    }
    const asked = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) {
      asked?.reject(new EngineRefusal(message.error, message));
    } else {
      asked?.resolve(message.value);
    }
  }

  #fail(sentence) {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach(({reject}) => reject(new EngineRefusal(sentence)));
    this.dispatchEvent(new CustomEvent('broken', {detail: {message: sentence}}));
  }
}
