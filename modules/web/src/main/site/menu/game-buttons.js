'use strict';

/** The row of buttons below the picture: what is wanted often, for players without a keyboard. */
class GameButtons {
  #pause;
  #fast;
  #mute;

  constructor(place, {game, actions}) {
    this.#pause = button('Pause', actions.pause, {title: 'Pause, and go on (Alt+P)'});
    this.#fast = button('Fast', actions.fast, {title: 'Fast, and back (Alt+F)'});
    this.#mute = button('Sound off', actions.mute, {title: 'Sound off, and on (Alt+U)'});
    const fullScreen = button('Full screen', actions.fullScreen, {title: 'Full screen, and back (Alt+Enter)'});
    fullScreen.hidden = !document.fullscreenEnabled;
    place.append(
      button('Save', actions.quickSave, {title: 'Quick save (Alt+S)'}),
      button('Load', actions.quickLoad, {title: 'Quick load (Alt+L)'}),
      button('Back', actions.rewind, {title: 'Five seconds back (Alt+T)'}),
      this.#pause,
      this.#fast,
      button('Skip', actions.skipScene, {title: 'Skip the scene (Esc)'}),
      button('Next line', actions.nextLine, {title: 'End the line that is spoken (full stop)'}),
      this.#mute,
      fullScreen,
      // The one in the page's header is not on the screen then.
      button('Menu', actions.menu, {className: 'of-full-screen', 'aria-haspopup': 'dialog'}),
    );
    game.addEventListener('running', () => this.#show(game));
    this.#show(game);
  }

  set muted(muted) {
    this.#mute.setAttribute('aria-pressed', muted);
  }

  #show(game) {
    this.#pause.setAttribute('aria-pressed', game.isPaused);
    this.#fast.setAttribute('aria-pressed', game.isFast);
  }
}
