'use strict';

/** The player's settings, stored in this browser; if it stores nothing, kept until the page is left. */
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
      // Playing also works in a browser that stores nothing.
    }
    this.dispatchEvent(new CustomEvent(name, {detail: value}));
  }

  /** Calls the listener with the current value, and again after every change. */
  follow(name, listener) {
    listener(this.get(name));
    this.addEventListener(name, (event) => listener(event.detail));
  }

  /** Ignores stored values of an unexpected kind. */
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
