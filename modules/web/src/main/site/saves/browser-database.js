'use strict';

/** The browser's own database: saves by game and slot, and the list of games kept here. */
class BrowserDatabase {
  static #NAME = 'bowsprit';
  static #VERSION = 1;

  #database;

  static async open() {
    const request = indexedDB.open(BrowserDatabase.#NAME, BrowserDatabase.#VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('saves', {keyPath: ['game', 'slot']});
      request.result.createObjectStore('games', {keyPath: 'hash'});
    };
    return new BrowserDatabase(await answerOf(request));
  }

  constructor(database) {
    this.#database = database;
    // A newer page in another tab can change the database only after this page has closed it.
    database.onversionchange = () => database.close();
  }

  get(store, key) {
    return answerOf(this.#store(store, 'readonly').get(key));
  }

  /** Returns all entries, or those of one game if `game` is given. */
  all(store, game) {
    const range = game === undefined ? undefined : IDBKeyRange.bound([game], [game, []]);
    return answerOf(this.#store(store, 'readonly').getAll(range));
  }

  /** Stores an entry. Fulfilled when it is on the disk. */
  put(store, entry) {
    return this.#change(store, (it) => it.put(entry));
  }

  delete(store, key) {
    return this.#change(store, (it) => it.delete(key));
  }

  #store(store, mode) {
    return this.#database.transaction(store, mode).objectStore(store);
  }

  #change(store, action) {
    const transaction = this.#database.transaction(store, 'readwrite', {durability: 'strict'});
    action(transaction.objectStore(store));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  }
}

function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
