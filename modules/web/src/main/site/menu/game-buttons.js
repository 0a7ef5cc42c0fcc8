'use strict';

/** The row of buttons below the picture: frequent actions for players without a keyboard. */
class GameButtons {
  #place;
  #game;
  #actions;
  #pause;
  #fast;
  #mute;
  #muted = false;

  constructor(place, {game, actions}) {
    this.#place = place;
    this.#game = game;
    this.#actions = actions;
    game.addEventListener('running', () => this.#show());
    texts.addEventListener('changed', () => this.#fill());
    this.#fill();
  }

  set muted(muted) {
    this.#muted = muted;
    this.#show();
  }

  #fill() {
    const actions = this.#actions;
    this.#pause = button(said('Pause'), actions.pause, {title: said('Pause, and go on (Alt+P)')});
    this.#fast = button(said('Fast'), actions.fast, {title: said('Fast, and back (Alt+F)')});
    this.#mute = button(said('Sound off'), actions.mute, {title: said('Sound off, and on (Alt+U)')});
    const fullScreen = button(said('Full screen'), actions.fullScreen, {title: said('Full screen, and back (Alt+Enter)')});
    fullScreen.hidden = !document.fullscreenEnabled;
    this.#place.replaceChildren(
      button(said('Save'), actions.quickSave, {title: said('Quick save (Alt+S)')}),
      button(said('Load'), actions.quickLoad, {title: said('Quick load (Alt+L)')}),
      button(said('Back'), actions.rewind, {title: said('Five seconds back (Alt+T)')}),
      this.#pause,
      this.#fast,
      button(said('Skip'), actions.skipScene, {title: said('Skip the scene (Esc)')}),
      button(said('Next line'), actions.nextLine, {title: said('End the line that is spoken (full stop)')}),
      this.#mute,
      fullScreen,
      // The button in the page's header is not visible then.
      button(said('Menu'), actions.menu, {className: 'of-full-screen', 'aria-haspopup': 'dialog'}),
    );
    this.#show();
  }

  #show() {
    this.#pause.setAttribute('aria-pressed', this.#game.isPaused);
    this.#fast.setAttribute('aria-pressed', this.#game.isFast);
    this.#mute.setAttribute('aria-pressed', this.#muted);
  }
}
