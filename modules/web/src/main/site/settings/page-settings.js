'use strict';

/** What the player set, kept in this browser; where it keeps nothing, until the page is left. */
class PageSettings extends EventTarget {
  static #KEY = 'bowsprit-settings';
  static #USUAL = {
    language: 'browser',
    filter: 'sharp',
    square: false,
    volume: 100,
    music: 100,
    effects: 100,
    speech: 100,
    muted: false,
    aloud: false,
    largeText: false,
    verbs: 'touch',
    talkSpeed: 'game',
    subtitles: 'both',
    router: null,
    lastGame: null,
    ghosts: false,
    javascript: false,
  };

  #values;

  constructor() {
    super();
    this.#values = {...PageSettings.#USUAL, ...PageSettings.#read()};
  }

  get(name) {
    return this.#values[name];
  }

  set(name, value) {
    this.#values[name] = value;
    try {
      localStorage.setItem(PageSettings.#KEY, JSON.stringify(this.#values));
    } catch {
      // A browser that keeps nothing plays all the same.
    }
    this.dispatchEvent(new CustomEvent(name, {detail: value}));
  }

  /** Calls with the value as it is, and again whenever it is changed. */
  follow(name, listener) {
    listener(this.get(name));
    this.addEventListener(name, (event) => listener(event.detail));
  }

  /** Only values of the kind that is expected count, whatever is in the browser's store. */
  static #read() {
    try {
      const kept = JSON.parse(localStorage.getItem(PageSettings.#KEY)) ?? {};
      const usual = PageSettings.#USUAL;
      return Object.fromEntries(
        Object.entries(kept).filter(
          ([name, value]) => name in usual && (usual[name] === null || typeof value === typeof usual[name]),
        ),
      );
    } catch {
      return {};
    }
  }
}
