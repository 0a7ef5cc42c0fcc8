'use strict';

/** Rows of the menu that show a setting and change it. */
class SettingRows {
  #settings;

  constructor(settings) {
    this.#settings = settings;
  }

  check(name, text) {
    const box = element('input', {
      type: 'checkbox',
      checked: this.#settings.get(name),
      onchange: () => this.#settings.set(name, box.checked),
    });
    return element('div', {className: 'row'}, element('label', {className: 'check'}, box, ' ', text));
  }

  slider(name, text, {min, max}) {
    const slider = element('input', {
      type: 'range',
      id: `setting-${name}`,
      min,
      max,
      oninput: () => this.#settings.set(name, Number(slider.value)),
    });
    // Set after the limits; otherwise, the default limits of a slider would apply.
    slider.value = this.#settings.get(name);
    return element('div', {className: 'row'}, element('label', {htmlFor: slider.id}, text), slider);
  }

  /** `choices` are [value, text] pairs. */
  choice(name, text, choices) {
    const current = this.#settings.get(name);
    const options = choices.map(([value, label]) =>
      element('option', {value, selected: value === current}, label),
    );
    const list = element(
      'select',
      {id: `setting-${name}`, onchange: () => this.#settings.set(name, list.value)},
      ...options,
    );
    return element('div', {className: 'row'}, element('label', {htmlFor: list.id}, text), list);
  }
}
