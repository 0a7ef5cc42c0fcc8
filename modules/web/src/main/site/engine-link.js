'use strict';

/** A request that the engine refused, with the engine's message. */
class EngineRefusal extends Error {
  constructor(sentence, details) {
    super(sentence);
    this.details = details;
  }
}

/** The engine in its worker: requests are promises, and other messages are events. */
class EngineLink extends EventTarget {
  #worker;
  #waiting = new Map();
  #lastId = 0;

  /**
   * Starts the engine: as WebAssembly if that is requested and supported, otherwise as JavaScript.
   */
  static async start(wasm) {
    if (!isInOneFile()) {
      return new EngineLink(new Worker('engine/worker.js')).#load({wasm});
    }
    if (wasm && 'DecompressionStream' in self) {
      const link = await EngineLink.#ofParts('engine/engine.wasm-runtime.js');
      try {
        return await link.#load({wasm: true, wasmBytes: await asset('engine/engine.wasm')});
      } catch (e) {
        console.info('No WebAssembly here, JavaScript instead:', e);
        link.close();
      }
    }
    const link = await EngineLink.#ofParts('engine/engine.js');
    return link.#load({wasm: false});
  }

  /** A worker that is created from a text cannot load files, so the text contains all its scripts. */
  static async #ofParts(engine) {
    return new EngineLink(new Worker(await scriptAddress(engine, 'engine/arriving-file.js', 'engine/worker.js')));
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

  /** Loads the engine, and stores its description as `abilities`. */
  async #load(details) {
    this.abilities = await this.request('load', details);
    return this;
  }

  /** Sends a request. The promise fails with an EngineRefusal. */
  request(type, details = {}, transfer = []) {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      this.#worker.postMessage({...details, id, type}, transfer);
    });
  }

  /** Sends a message without an answer. */
  say(type, details = {}) {
    this.#worker.postMessage({...details, type});
  }

  /** Listens to one kind of message. */
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
