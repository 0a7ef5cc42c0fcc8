'use strict';

/** The menu: a dialog of sections, which are created again when the menu is opened. The game is paused. */
class GameMenu {
  #dialog;
  #sections;
  #game;

  /** `sections` have a `title` and a `body(menu)` that returns elements or a promise. */
  constructor(dialog, game, sections) {
    this.#dialog = dialog;
    this.#game = game;
    this.#sections = sections;
    dialog.addEventListener('close', () => game.go('menu'));
    dialog.addEventListener('click', (event) => event.target === dialog && this.close());
    texts.addEventListener('changed', () => dialog.open && this.#fill(this.#opened()));
  }

  open() {
    if (this.#dialog.open) {
      return;
    }
    this.#game.stop('menu');
    this.#fill([0]);
    this.#dialog.showModal();
  }

  close() {
    this.#dialog.close();
  }

  /**
   * Creates all sections again; `opened` contains the numbers of those whose body is shown. The
   * focus returns to the element with the same id.
   */
  #fill(opened) {
    const focused = document.activeElement;
    const focusVisible = focused.matches(':focus-visible');
    const refocus = (body) => focused.id && body.querySelector(`#${focused.id}`)?.focus({focusVisible});
    const close = button(said('Back to the game'), () => this.close(), {autofocus: true});
    const sections = this.#sections.map((section, i) => this.#section(section, opened.includes(i), refocus));
    this.#dialog.replaceChildren(
      element('header', {}, element('h2', {id: 'menu-title'}, said('Menu')), close),
      ...sections,
    );
  }

  #opened() {
    return [...this.#dialog.querySelectorAll('details')].flatMap(({open}, i) => (open ? [i] : []));
  }

  /** `whenFilled` is called with the body when it is filled for the first time. */
  #section(section, open, whenFilled) {
    const body = element('div', {className: 'body'});
    const fill = async () => {
      try {
        body.replaceChildren(...(await section.body({menu: this, again: fill})));
      } catch (e) {
        body.replaceChildren(element('p', {role: 'alert'}, Trouble.sentence(e)));
      }
    };
    const details = element('details', {open}, element('summary', {}, said(section.title)), body);
    details.addEventListener('toggle', () => {
      if (details.open && !body.hasChildNodes()) {
        fill().then(() => whenFilled(body));
      }
    });
    return details;
  }
}
