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

  /**
   * Starts the engine: as WebAssembly if that is wanted and the browser can run it, else as
   * JavaScript.
   */
  static async start(wasm) {
    if (!document.querySelector('script[data-asset]')) {
      return new EngineLink(new Worker('engine/worker.js')).#load({wasm});
    }
    if (wasm && 'DecompressionStream' in self) {
      const link = await EngineLink.#ofParts('engine/engine.wasm-runtime.js', 'engine/worker.js');
      try {
        return await link.#load({wasm: true, wasmBytes: await asset('engine/engine.wasm')});
      } catch (e) {
        console.info('No WebAssembly here, JavaScript instead:', e);
        link.close();
      }
    }
    const link = await EngineLink.#ofParts('engine/engine.js', 'engine/worker.js');
    return link.#load({wasm: false});
  }

  /** A worker that is made of a text finds no file beside it: all its scripts are in the text. */
  static async #ofParts(...paths) {
    return new EngineLink(new Worker(await scriptAddress(...paths)));
  }

  constructor(worker) {
    super();
    this.#worker = worker;
    worker.onmessage = (event) => this.#hear(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(said('The engine stopped: {0}', event.message || said('its script could not be read.')));
    };
    worker.onmessageerror = () => this.#fail(said('The engine said something this page cannot read.'));
  }

  /** Loads the engine, and keeps what it tells about itself as `abilities`. */
  async #load(details) {
    this.abilities = await this.request('load', details);
    return this;
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
