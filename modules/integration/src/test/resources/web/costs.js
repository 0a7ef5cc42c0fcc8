'use strict';

/** The site's game in the WebAssembly engine, without a page around it, as fast as it goes. */
class Costs {
  static #RATE = 44_100;

  #engine;
  #seed = 1;
  #jiffies = 0;

  static async begin() {
    const costs = new Costs();
    costs.#engine = (await TeaVM.wasmGC.load('engine/engine.wasm')).exports;
    const {files} = await (await fetch('game/game.json')).json();
    for (const {name, digests} of files) {
      const parts = digests ? digests.map((_, number) => `${name}.${number}`) : [name];
      const bytes = await Promise.all(parts.map(async (part) => (await fetch(`game/${part}`)).arrayBuffer()));
      costs.#engine.addFile(name, new Int8Array(await new Blob(bytes).arrayBuffer()));
    }
    costs.#checked(costs.#engine.open('game', '', '', 0, -0x80000000, -1, false, 'both', '', Costs.#RATE));
    costs.#engine.clearFiles();
    costs.#engine.setSound(true);
    return costs;
  }

  /** Plays, clicking here and there. */
  play(seconds) {
    for (let i = 0; i < 60 * seconds; i++) {
      this.#act();
      this.#checked(this.#engine.jiffies(1));
      this.#engine.samples();
      if (this.#jiffies % 6 === 0) {
        // What the worker asks for with each picture.
        this.#engine.frame();
        this.#engine.pixels();
      }
    }
  }

  /** Returns the bytes in use, after what is garbage has been collected. */
  memory() {
    gc();
    gc();
    return performance.memory.usedJSHeapSize;
  }

  /** A click somewhere every second, a line ended now and then: the same in every run. */
  #act() {
    this.#jiffies++;
    if (this.#jiffies % 60 === 0) {
      this.#engine.click(this.#random(320), this.#random(200), 0);
    } else if (this.#jiffies % 150 === 75) {
      this.#engine.key(this.#random(8) === 0 ? 27 : 46, false, false, false);
    }
  }

  #random(below) {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed % below;
  }

  #checked(value) {
    if (this.#engine.error()) {
      throw new Error(this.#engine.error());
    }
    return value;
  }
}
