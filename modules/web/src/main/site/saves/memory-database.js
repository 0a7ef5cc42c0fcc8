'use strict';

/** Replaces the browser's database if that is not allowed. Lasts as long as the page. */
class MemoryDatabase {
  #stores = {saves: new Map(), games: new Map()};

  async get(store, key) {
    return this.#stores[store].get(String(key));
  }

  async all(store, game) {
    const entries = [...this.#stores[store].values()];
    return game === undefined ? entries : entries.filter((entry) => entry.game === game);
  }

  async put(store, entry) {
    this.#stores[store].set(String(store === 'saves' ? [entry.game, entry.slot] : entry.hash), entry);
  }

  async delete(store, key) {
    this.#stores[store].delete(String(key));
  }
}
