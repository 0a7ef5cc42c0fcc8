'use strict';

/** The language of the laboratory's page: the browser's, or the one that was chosen here. */
class LabLanguage {
  static #KEY = 'bowsprit-lab-language';
  static #BROWSER = 'browser';

  #field = document.getElementById('language');
  #page;

  constructor(page) {
    this.#page = page;
    this.#field.append(...Object.entries(PageTexts.names).map(([code, name]) => element('option', {value: code, lang: code}, name)));
    this.#field.value = LabLanguage.#kept();
    this.#field.addEventListener('change', () => this.#choose());
  }

  /** Reads the language; the page is shown in it afterwards. */
  async speak() {
    await texts.speak(this.#field.value);
    document.title = said('Live laboratory · Bowsprit');
  }

  async #choose() {
    try {
      localStorage.setItem(LabLanguage.#KEY, this.#field.value);
    } catch {
      // A browser that keeps nothing shows it until the page is left.
    }
    await this.speak();
    this.#page.speak();
  }

  static #kept() {
    try {
      const kept = localStorage.getItem(LabLanguage.#KEY);
      return kept in PageTexts.names ? kept : LabLanguage.#BROWSER;
    } catch {
      return LabLanguage.#BROWSER;
    }
  }
}
