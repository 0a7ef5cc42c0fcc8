'use strict';

/**
 * The texts of the page in the player's language. The scripts contain the English texts, which are
 * the keys of the tables of other languages; a text that a table lacks is shown in English. The
 * document's `data-texts` are the files of a table, with LANGUAGE in place of a code. Fires
 * `changed` after another language was read.
 */
class PageTexts extends EventTarget {
  static #ENGLISH = 'en';
  static #PLACE = /\{(\d)\}/g;

  #table = {};
  #messages = {};
  #language = PageTexts.#ENGLISH;
  /** The texts of the document: [English text, function that shows another]. */
  #ofDocument;

  constructor() {
    super();
    this.#ofDocument = PageTexts.#textsOf(document.body);
  }

  /** The available languages by code, with their own names. */
  static get names() {
    return {en: 'English', de: 'Deutsch'};
  }

  get language() {
    return this.#language;
  }

  /** The engine's messages in this language: English forms and their translations. */
  get messages() {
    return this.#messages;
  }

  /**
   * Reads a language. Fulfilled when the document shows it.
   *
   * @param wanted its code, or `browser` for the first available language of the browser
   */
  async speak(wanted) {
    const language = wanted === 'browser' ? PageTexts.#ofBrowser() : wanted;
    if (language === this.#language) {
      return;
    }
    const [table, ...messages] = await Promise.all(PageTexts.#files(language).map(PageTexts.#read));
    this.#language = language;
    this.#table = table?.page ?? {};
    this.#messages = Object.assign({}, table?.messages, ...messages);
    document.documentElement.lang = language;
    this.#ofDocument.forEach(([english, show]) => show(this.said(english)));
    this.dispatchEvent(new Event('changed'));
  }

  /** Returns a text with values in place of `{0}`, `{1}` and so on. Spaces around it stay. */
  said(english, ...values) {
    const key = english.trim();
    const text = english.replace(key, () => this.#table[key] ?? key);
    return text.replace(PageTexts.#PLACE, (place, number) => values[number] ?? place);
  }

  static #ofBrowser() {
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
    return wanted.find((code) => code in PageTexts.names) ?? PageTexts.#ENGLISH;
  }

  static #files(language) {
    const files = document.documentElement.dataset.texts.split(' ');
    return language === PageTexts.#ENGLISH ? [] : files.map((file) => file.replace('LANGUAGE', language));
  }

  static async #read(path) {
    return JSON.parse(new TextDecoder().decode(await asset(path)));
  }

  static #textsOf(root) {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentNode.closest('script, noscript') && node.data.trim()) {
        found.push([node.data, (text) => (node.data = text)]);
      }
    }
    for (const node of root.querySelectorAll('[aria-label]')) {
      found.push([node.getAttribute('aria-label'), (text) => node.setAttribute('aria-label', text)]);
    }
    return found;
  }
}

const texts = new PageTexts();

/** Returns an English text of the page in the player's language. */
function said(english, ...values) {
  return texts.said(english, ...values);
}
